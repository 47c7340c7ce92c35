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
  for (
    let node: TextNode | null = parseText(text).resolveInner(offset, 1);
    node !== null;
    node = node.parent
  ) {
    const element = describeElement(node, text);
    if (element !== undefined && element.to > offset && isWanted(element)) return element;
  }
  return undefined;
}
