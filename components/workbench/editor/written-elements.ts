import { htmlLanguage } from "@codemirror/lang-html";

/** A node of the text as the editor parses it. */
export type TextNode = ReturnType<typeof htmlLanguage.parser.parse>["topNode"];

/** An element as it stands in a text, by offsets: the whole of it, its start tag, and what is between its tags. */
export type WrittenElement = {
  from: number;
  to: number;
  tag: string;
  start: { from: number; to: number };
  inside: { from: number; to: number };
  /** The name behind `cms-box-` in its class; undefined for an element that is no block. */
  block: string | undefined;
  /** Whether words stand in it that are in no other element. */
  hasOwnWords: boolean;
};

/** Elements in which other elements stand freely; a new one stands behind any other element around the cursor. */
export const HOLDS_BLOCKS =
  /^(?:div|section|article|main|aside|header|footer|nav|figure|details|blockquote|td|th|li|dd|center|body|fieldset|search)$/i;

/** The text that was parsed last: all that is shown of one text reads it. */
let last: { text: string; top: TextNode } | undefined;

/** Returns the top of a text as the editor parses it. */
export function parseText(text: string): TextNode {
  if (last?.text !== text) last = { text, top: htmlLanguage.parser.parse(text).topNode };
  return last.top;
}

/** Returns a node and all that it stands in, the innermost first. */
export function nodesAround(node: TextNode): TextNode[] {
  const around: TextNode[] = [];
  for (let each: TextNode | null = node; each !== null; each = each.parent) around.push(each);
  return around;
}

/** Returns what an element's node says of it; undefined for one without a name. */
export function describeElement(node: TextNode, text: string): WrittenElement | undefined {
  const { from, to, firstChild, lastChild } = node;
  if (node.name !== "Element" || firstChild === null) return undefined;
  const startTag = text.slice(firstChild.from, firstChild.to);
  const [, tag] = /^<([a-z][\w-]*)/i.exec(startTag) ?? [];
  if (tag === undefined) return undefined;
  const end = lastChild?.name === "CloseTag" ? lastChild.from : to;
  const [, block] = /\sclass\s*=\s*["']?[^"'>]*?\bcms-box-([\w-]+)/i.exec(startTag) ?? [];
  return {
    from,
    to,
    tag: tag.toLowerCase(),
    start: { from: firstChild.from, to: firstChild.to },
    inside: { from: firstChild.to, to: Math.max(firstChild.to, end) },
    block,
    hasOwnWords: node.getChildren("Text").some((words) => text.slice(words.from, words.to).trim() !== ""),
  };
}

/** Returns the innermost element at an offset, and the one that begins there; undefined between elements. */
export function elementAt(text: string, offset: number): WrittenElement | undefined {
  return findAround(text, offset, () => true);
}

/** Returns the innermost block at an offset. */
export function blockAt(text: string, offset: number): WrittenElement | undefined {
  return findAround(text, offset, ({ block }) => block !== undefined);
}

function findAround(
  text: string,
  offset: number,
  isWanted: (element: WrittenElement) => boolean,
): WrittenElement | undefined {
  return nodesAround(parseText(text).resolveInner(offset, 1))
    .flatMap((node) => describeElement(node, text) ?? [])
    .find((element) => element.to > offset && isWanted(element));
}

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
