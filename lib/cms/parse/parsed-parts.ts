import { LRUCache } from "lru-cache";
import type { Finding } from "@/lib/cms/parse/finding";
import type { PageNode } from "@/lib/cms/parse/page-node";

/** What a part's HTML was parsed into, with what its author should know. */
export type PartContent = { nodes: PageNode[]; css: string; isForPaper: boolean; findings: Finding[] };

/** In bytes of authored text; the tree made of it takes several times as much. */
const MAX_BYTES = 16 * 1024 * 1024;

// Next keeps several copies of a module in one process; the memory must be one.
const shared = globalThis as typeof globalThis & { yeoulParsedParts?: LRUCache<string, PartContent> };
shared.yeoulParsedParts ??= new LRUCache({ maxSize: MAX_BYTES });
const parsed = shared.yeoulParsedParts;

/**
 * Parses a part once per content version. `key` names the version, `bytes` is how much text it was made from: the
 * memory is bounded by it, and the part used longest ago goes first. A part that went is parsed again.
 */
export function parseOnce(key: string, bytes: number, parse: () => PartContent): PartContent {
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const content = parse();
  parsed.set(key, content, { size: Math.max(1, bytes) });
  return content;
}
