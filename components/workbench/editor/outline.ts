import { htmlLanguage } from "@codemirror/lang-html";

/** An element at the top of a text: where it stands, what it is called, and the words it begins with. */
export type OutlineEntry = { from: number; to: number; name: string; words: string };
/** A replacement in a text. */
export type TextChange = { from: number; to: number; insert: string };

const MAX_WORDS = 40;

/**
 * Returns the elements of a text that stand in no other, in their order: a block by its class, any other by its tag.
 */
export function readOutline(text: string): OutlineEntry[] {
  const { topNode } = htmlLanguage.parser.parse(text);
  return topNode.getChildren("Element").flatMap((element): OutlineEntry[] => {
    const { from, to } = element;
    const written = text.slice(from, to);
    const [start = "", tag = ""] = /^<([a-z][\w-]*)[^>]*>/i.exec(written) ?? [];
    if (tag === "" || /^(?:style|script)$/i.test(tag)) return [];
    const [block] = /cms-box-[\w-]+/.exec(start) ?? [];
    const [, alt = ""] = /\salt="([^"]*)"/.exec(start) ?? [];
    const inside = written
      .replace(/<[^>]*>/g, " ")
      .replace(/&nbsp;/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    return [{ from, to, name: block ?? tag.toLowerCase(), words: (inside || alt).slice(0, MAX_WORDS) }];
  });
}

/**
 * Returns the change that exchanges an entry with the one before it (`by` −1) or behind it (1); undefined at either
 * end.
 */
export function moveEntry(
  text: string,
  outline: readonly OutlineEntry[],
  index: number,
  by: 1 | -1,
): TextChange | undefined {
  const [first, second] = [Math.min(index, index + by), Math.max(index, index + by)].map((at) => outline[at]);
  if (first === undefined || second === undefined) return undefined;
  const between = text.slice(first.to, second.from);
  const insert = text.slice(second.from, second.to) + between + text.slice(first.from, first.to);
  return { from: first.from, to: second.to, insert };
}
