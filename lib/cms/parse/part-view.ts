import { LRUCache } from "lru-cache";
import type { ParsedPart } from "@/lib/cms/parse/page-node";
import { processWide } from "@/lib/server/settings/process-wide";
import type { Widget, WidgetData } from "@/widgets/definitions";

/**
 * In bytes of authored text; the resulting tree takes five times as much. Enough for what many pages share; a page's
 * own parts are not parsed again before something in them changes (`docs/decisions/memory.md`).
 */
const MAX_BYTES = 4 * 1024 * 1024;

const parsed = processWide("parsed-parts", () => new LRUCache<string, ParsedPart>({ maxSize: MAX_BYTES }));

/** Returns the part of a content version that was parsed before; undefined where it was not, or was evicted. */
export function findParsed(key: string): ParsedPart | undefined {
  return parsed.get(key);
}

/**
 * Parses a part once per content version. `key` identifies the version, `bytes` is the size of its source text: the
 * cache is bounded by it and evicts the least recently used parts. An evicted part is parsed again.
 */
export function parseCached(key: string, bytes: number, parse: () => ParsedPart): ParsedPart {
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const content = parse();
  parsed.set(key, content, { size: Math.max(1, bytes) });
  return content;
}

/**
 * A widget with the data loaded for its first paint, if it needs any. `deferred`: a script must mount it; `isStatic`:
 * it is left as rendered on the server and is not sent to the browser; `leads`: it shows the page's first visible
 * image.
 */
export type SlotView = { widget: Widget; data?: WidgetData; deferred?: true; isStatic?: true; leads?: true };

/** An authored part as one page shows it. Only its slots are sent to the browser; its HTML is already there. */
export type PartView = {
  /** Identifies the version of the content. */
  key: string;
  content: ParsedPart;
  /** Identifies the part's element in the page. */
  scope: string;
  slots: SlotView[];
};
