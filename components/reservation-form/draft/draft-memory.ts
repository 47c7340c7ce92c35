import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";
import { draftKeys, toQuery } from "@/lib/reservation/draft/reservation-draft";

const KEY = "reservation-draft";

/** `at` in milliseconds since 1970. */
const keptSchema = z.object({ path: z.string(), query: z.string(), at: z.number() });

// Where storage is forbidden or full, this page at least remembers.
let kept: z.output<typeof keptSchema> | undefined;

/** Remembers in this tab what the open form's address says, as the latest that was chosen there. */
export function rememberDraft(): void {
  kept = { path: location.pathname, query: location.search, at: Date.now() };
  writeStored("sessionStorage", KEY, kept);
}

/**
 * The query of this address with the draft as it was left: the browser's entries before the latest were written when
 * less had been chosen, and Back must not take that away.
 */
export function withLatestDraft(): string {
  const stored = keptSchema.safeParse(readStored("sessionStorage", KEY)).data;
  const latest = kept === undefined || (stored !== undefined && stored.at > kept.at) ? stored : kept;
  const now = new URLSearchParams(location.search);
  if (latest?.path !== location.pathname) return location.search;
  const draft = new URLSearchParams(latest.query);
  for (const key of draftKeys) {
    const value = draft.get(key);
    if (value === null) now.delete(key);
    else now.set(key, value);
  }
  return toQuery(now);
}
