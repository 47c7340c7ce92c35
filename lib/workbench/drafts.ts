import "server-only";
import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** What somebody is writing at the workbench. */
export type Draft = { html: string; style: string };

const MOST_BYTES = 16 * 1024 * 1024;
const KEPT_MS = 2 * 60 * 60 * 1_000;

// Next keeps several copies of a module in one process; what one keeps the others find.
const shared = globalThis as typeof globalThis & { yeoulDrafts?: LRUCache<string, Draft> };
shared.yeoulDrafts ??= new LRUCache({
  maxSize: MOST_BYTES,
  ttl: KEPT_MS,
  sizeCalculation: ({ html, style }) => 1 + html.length + style.length,
});
const drafts = shared.yeoulDrafts;

/** Keeps a draft for as long as somebody works on it, and answers the id under which it is shown. Never written to disk. */
export function keepDraft(draft: Draft): string {
  const id = randomBytes(12).toString("hex");
  drafts.set(id, draft);
  return id;
}

/** The draft under an id; undefined where it is gone. */
export function readDraft(id: string): Draft | undefined {
  return drafts.get(id);
}
