import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "share-to-resume";
const GOOD_FOR_MS = 15 * 60_000;

/**
 * Remembers in this tab, for 15 minutes, what a guest wants to share on a page: this page after the login that sharing
 * needs, or another page that shares it when it opens.
 */
export function rememberShare(mark: string, path = location.pathname): void {
  writeStored("sessionStorage", KEY, { path, mark, at: Date.now() });
}

/**
 * Returns, once, the share mark that was stored for this page; undefined when there is none or it is too old. One for
 * another page is forgotten: the guest went on to something else, over which no dialog may open later.
 */
export function takePendingShare(): string | undefined {
  const pending = readStored("sessionStorage", KEY) as Partial<
    Record<"path" | "mark" | "at", unknown>
  > | null;
  if (pending === null) return undefined;
  writeStored("sessionStorage", KEY, null);
  const { path, mark, at } = pending;
  if (path !== location.pathname) return undefined;
  const isFresh = typeof at === "number" && Date.now() - at < GOOD_FOR_MS;
  return typeof mark === "string" && isFresh ? mark : undefined;
}
