import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { draftKeys, toQuery } from "@/lib/reservation/draft/draft-address";

const KEY = "reservation-draft";

type Kept = { path: string; query: string; at: number };

/** When it was left, in milliseconds since 1970, and the address then. Its keys are judged by whoever reads the address. */
const KEPT = /^(\d{1,15}) (\/[^?#\s]*)(\?[^#\s]*)?$/;

// Where storage is forbidden or full, this page at least remembers.
let kept: Kept | undefined;

/** Remembers in this tab what the open form's address says, as the latest that was chosen there. */
export function rememberDraft(): void {
  kept = { path: location.pathname, query: location.search, at: Date.now() };
  writeStored("sessionStorage", KEY, `${kept.at} ${kept.path}${kept.query}`);
}

/**
 * The query of this address with the draft as it was left: the browser's entries before the latest were written when
 * less had been chosen, and Back must not take that away.
 */
export function withLatestDraft(): string {
  const stored = readKept();
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

function readKept(): Kept | undefined {
  const text = readStored("sessionStorage", KEY);
  const [, at, path, query = ""] = (typeof text === "string" && KEPT.exec(text)) || [];
  return at === undefined || path === undefined ? undefined : { path, query, at: Number(at) };
}
