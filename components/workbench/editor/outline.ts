import {
  describeElement,
  HOLDS_BLOCKS,
  parseText,
  type TextNode,
} from "@/components/workbench/editor/written-elements";

/**
 * An element of a text: where it stands, what it is called, and the words it begins with. `depth` counts the wrappers
 * around it; in a wrapper it is moved among the others there.
 */
export type OutlineEntry = {
  from: number;
  to: number;
  name: string;
  words: string;
  depth: number;
  /** Whether it is the first, and the last, of its wrapper. */
  isFirst: boolean;
  isLast: boolean;
};
/** A replacement in a text. */
export type TextChange = { from: number; to: number; insert: string };

const MAX_WORDS = 40;

/**
 * Returns the elements of a text in their order, those in wrappers behind their wrapper: a block by its class, any other
 * by its tag.
 */
export function readOutline(text: string): OutlineEntry[] {
  return entriesIn(parseText(text), text, 0);
}

function entriesIn(parent: TextNode, text: string, depth: number): OutlineEntry[] {
  const siblings = parent.getChildren("Element").flatMap((node) => {
    const element = describeElement(node, text);
    return element === undefined || /^(?:style|script)$/.test(element.tag) ? [] : [{ node, element }];
  });
  return siblings.flatMap(({ node, element }, index): OutlineEntry[] => {
    const { from, to, tag, start, inside, block, hasOwnWords } = element;
    const isWrapper = block === undefined && HOLDS_BLOCKS.test(tag) && !hasOwnWords;
    const below = isWrapper ? entriesIn(node, text, depth + 1) : [];
    const [, alt = ""] = /\salt="([^"]*)"/.exec(text.slice(start.from, start.to)) ?? [];
    const words = below.length > 0 ? "" : wordsOf(text.slice(inside.from, inside.to)) || alt;
    const entry = {
      from,
      to,
      name: block === undefined ? tag : `cms-box-${block}`,
      words: words.slice(0, MAX_WORDS),
      depth,
      isFirst: index === 0,
      isLast: index === siblings.length - 1,
    };
    return [entry, ...below];
  });
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Returns the change that exchanges an entry with the one before it (`by` −1) or behind it (1) in the same wrapper;
 * undefined at either end.
 */
export function moveEntry(
  text: string,
  outline: readonly OutlineEntry[],
  index: number,
  by: 1 | -1,
): TextChange | undefined {
  const entry = outline[index];
  const neighbour = entry && findNeighbour(outline, entry, by);
  if (entry === undefined || neighbour === undefined) return undefined;
  const first = by === 1 ? entry : neighbour;
  const second = by === 1 ? neighbour : entry;
  const between = text.slice(first.to, second.from);
  const insert = text.slice(second.from, second.to) + between + text.slice(first.from, first.to);
  return { from: first.from, to: second.to, insert };
}

function findNeighbour(
  outline: readonly OutlineEntry[],
  entry: OutlineEntry,
  by: 1 | -1,
): OutlineEntry | undefined {
  const others = by === 1 ? outline : outline.toReversed();
  const next = others.slice(others.indexOf(entry) + 1).find(({ depth }) => depth <= entry.depth);
  return next?.depth === entry.depth ? next : undefined;
}
