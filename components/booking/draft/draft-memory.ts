import "client-only";
import { toQuery } from "@/lib/booking/draft/draft-address";
import { readStored, writeStored } from "@/lib/browser/storage";
import { draftKeys } from "@/lib/routing/query/draft-keys";

const KEY = "reservation-draft";

/** The address when it was left. The query is validated where the address is read. */
const STORED = /^(\/[^?#\s]*)(\?[^#\s]*)?$/;

/** Stores the address of the open form in this tab, as its latest draft. */
export function rememberDraft(): void {
  writeStored("sessionStorage", KEY, location.pathname + location.search);
}

/**
 * Returns the query of this address with the latest draft: earlier history entries were written when less had been
 * chosen, and Back must not remove the rest.
 */
export function withLatestDraft(): string {
  const latest = readStoredDraft();
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

function readStoredDraft(): { path: string; query: string } | undefined {
  const text = readStored("sessionStorage", KEY);
  const [, path, query = ""] = (typeof text === "string" && STORED.exec(text)) || [];
  return path === undefined ? undefined : { path, query };
}
