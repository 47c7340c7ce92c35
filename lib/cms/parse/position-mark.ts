import type { RawNode } from "@/lib/cms/parse/parse-fragment";

/**
 * The attribute by which an element in a draft says where its author wrote it: `12:5` for line and column, counted from
 * 1. Published pages have none.
 */
export const POSITION_MARK = "data-at";

/** Marks every element of a text that was parsed with its locations; what an author wrote in that attribute goes. */
export function markPositions(nodes: readonly RawNode[]): void {
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { sourceCodeLocation: at, attribs, children = [] } = node;
    if (attribs !== undefined && at)
      node.attribs = { ...attribs, [POSITION_MARK]: `${at.startLine}:${at.startCol}` };
    waiting.push(...children);
  }
}

/** Returns the position that a mark names; undefined for any other text. */
export function readPosition(mark: string | null): { line: number; column: number } | undefined {
  const [, line, column] = /^(\d{1,7}):(\d{1,7})$/.exec(mark ?? "") ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}
