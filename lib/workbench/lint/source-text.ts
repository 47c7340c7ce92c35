import { parseJson } from "@/lib/base/text";
import type { AuthoredElement, RunningText, SourcePosition } from "@/lib/workbench/lint/authored-elements";

/** An attribute whose name begins with a quotation mark, or has one in it, is the rest of a value that ended early. */
const BROKEN_NAME = /["'“”]/;

/** Whether the author's quotation marks ended an attribute early, so that its rest became attributes of its own. */
export function hasBrokenAttributes({ attributes }: AuthoredElement): boolean {
  return Object.keys(attributes).some((name) => BROKEN_NAME.test(name));
}

/** Returns the entries of a list in JSON, or its one entry; none where it cannot be read, which is a finding of its own. */
export function readJsonList(text = "[]"): unknown[] {
  const value = parseJson(text);
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns where a word or a piece of text first stands alone in a text; undefined where it does not. */
export function positionOf(source: string, words: string, from = 0): SourcePosition | undefined {
  if (words === "") return undefined;
  const isLetter = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);
  for (let at = source.indexOf(words, from); at >= 0; at = source.indexOf(words, at + 1)) {
    const isInWord =
      (isLetter(words[0]) && isLetter(source[at - 1])) ||
      (isLetter(words.at(-1)) && isLetter(source[at + words.length]));
    if (!isInWord) return toPosition(source, at);
  }
  return undefined;
}

/**
 * Where the lines of the text that was requested last begin: a long text has a finding on each of thousands of lines.
 */
let last: { source: string; begins: number[] } | undefined;

/** Returns the line and column of an offset in a text, both counted from 1. */
export function toPosition(source: string, offset: number): SourcePosition {
  const begins = beginsOfLines(source);
  let [from, to] = [0, begins.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((begins[middle] ?? 0) <= offset) from = middle;
    else to = middle;
  }
  return { line: from + 1, column: offset - (begins[from] ?? 0) + 1 };
}

function beginsOfLines(source: string): readonly number[] {
  if (last?.source === source) return last.begins;
  const begins = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) begins.push(at + 1);
  last = { source, begins };
  return begins;
}

/** Returns where words of a running text stand in the source: at the words themselves, else where their piece begins. */
export function positionIn(
  source: string,
  { pieces }: RunningText,
  { index, words }: { index: number; words: string },
): SourcePosition {
  const piece = pieces.findLast(({ from }) => from <= index) ?? pieces[0];
  if (piece === undefined) return { line: 1, column: 1 };
  const from = offsetOf(source, piece.at);
  const at = source.indexOf(words, from);
  return at < 0 || at > from + 2 * piece.text.length + words.length ? piece.at : toPosition(source, at);
}

/** Returns the offset in a text of a line and column, both counted from 1. */
export function offsetOf(source: string, { line, column }: SourcePosition): number {
  return (beginsOfLines(source)[line - 1] ?? 0) + column - 1;
}
