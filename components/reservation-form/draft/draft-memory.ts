import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { toQuery } from "@/lib/reservation/draft/draft-address";
import { draftKeys } from "@/lib/routing/query/draft-keys";

const KEY = "reservation-draft";

type StoredDraft = { path: string; query: string; at: number };

/** Milliseconds since 1970 when it was left, and the address then. The query is validated where the address is read. */
const STORED = /^(\d{1,15}) (\/[^?#\s]*)(\?[^#\s]*)?$/;

// Fallback within this page where storage is forbidden or full.
let remembered: StoredDraft | undefined;

/** Stores the address of the open form in this tab, as its latest draft. */
export function rememberDraft(): void {
  remembered = { path: location.pathname, query: location.search, at: Date.now() };
  writeStored("sessionStorage", KEY, `${remembered.at} ${remembered.path}${remembered.query}`);
}

/**
 * Returns the query of this address with the latest draft: earlier history entries were written when less had been
 * chosen, and Back must not remove the rest.
 */
export function withLatestDraft(): string {
  const stored = readStoredDraft();
  const latest =
    remembered === undefined || (stored !== undefined && stored.at > remembered.at) ? stored : remembered;
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

function readStoredDraft(): StoredDraft | undefined {
  const text = readStored("sessionStorage", KEY);
  const [, at, path, query = ""] = (typeof text === "string" && STORED.exec(text)) || [];
  return at === undefined || path === undefined ? undefined : { path, query, at: Number(at) };
}
