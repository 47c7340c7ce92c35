import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "share-to-resume";
const GOOD_FOR_MS = 15 * 60_000;

/**
 * Remembers in this tab, for a quarter of an hour, what a guest wants to share on a page: this one after the login that
 * it needs, or another that opens with it.
 */
export function rememberShare(mark: string, path = location.pathname): void {
  writeStored("sessionStorage", KEY, { path, mark, at: Date.now() });
}

/** The mark that was clicked on this page before the login, once; undefined when there is none or it is too old. */
export function takePendingShare(): string | undefined {
  const pending = readStored("sessionStorage", KEY) as Partial<
    Record<"path" | "mark" | "at", unknown>
  > | null;
  if (pending?.path !== location.pathname) return undefined;
  writeStored("sessionStorage", KEY, null);
  const { mark, at } = pending;
  const isFresh = typeof at === "number" && Date.now() - at < GOOD_FOR_MS;
  return typeof mark === "string" && isFresh ? mark : undefined;
}
