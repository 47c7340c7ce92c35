import { LRUCache } from "lru-cache";
import type { PageNode } from "@/lib/cms/parse/page-node";
import type { Finding } from "@/lib/cms/source/finding";

/** The result of parsing a part's HTML, with findings for its author. */
export type PartContent = { nodes: PageNode[]; css: string; isLightOnly: boolean; findings: Finding[] };

/** In bytes of authored text; the resulting tree takes several times as much. */
const MAX_BYTES = 16 * 1024 * 1024;

// Next loads several copies of a module in one process; they must share one cache.
const shared = globalThis as typeof globalThis & { yeoulParsedParts?: LRUCache<string, PartContent> };
shared.yeoulParsedParts ??= new LRUCache({ maxSize: MAX_BYTES });
const parsed = shared.yeoulParsedParts;

/**
 * Parses a part once per content version. `key` identifies the version, `bytes` is the size of its source text: the
 * cache is bounded by it and evicts the least recently used parts. An evicted part is parsed again.
 */
export function parseCached(key: string, bytes: number, parse: () => PartContent): PartContent {
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const content = parse();
  parsed.set(key, content, { size: Math.max(1, bytes) });
  return content;
}
