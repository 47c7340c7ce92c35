import type { DrawnNode } from "@/lib/cms/page-node";

/** What a part's HTML was parsed into. */
export type PartContent = { nodes: DrawnNode[]; css: string };

const MAX_PARTS = 1_000;

const shared = globalThis as typeof globalThis & { yeoulParts?: Map<string, PartContent> };

/**
 * Parsed parts of this process, by content version. The page that loads a part and the component that draws it run
 * in two module worlds of one process; this is where they meet, so that a part's HTML never travels as a prop and
 * is not written twice into the page.
 */
export function rememberPart(key: string, load: () => PartContent): PartContent {
  shared.yeoulParts ??= new Map();
  const parts = shared.yeoulParts;
  const content = parts.get(key) ?? load();
  parts.delete(key);
  parts.set(key, content);
  const oldest = parts.keys().next();
  if (parts.size > MAX_PARTS && !oldest.done) parts.delete(oldest.value);
  return content;
}

/** The part that `rememberPart` kept under this key; nothing when it never did. */
export function recallPart(key: string): PartContent {
  return shared.yeoulParts?.get(key) ?? { nodes: [], css: "" };
}
