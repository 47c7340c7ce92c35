import { rowNames } from "@/components/workbench/catalogue/option-field";
import {
  type FieldValue,
  joinAnswers,
  readEntries,
  textsInside,
  withTextsInside,
  writeAttribute,
  writeValue,
} from "@/components/workbench/catalogue/write-block";
import {
  describeElement,
  parseText,
  type WrittenElement,
} from "@/components/workbench/editor/written-elements";

/** Texts inside of a block that its form shows; a longer one is written in the editor. */
const MOST_TEXTS = 12;

/** What the form of a block shows: the value of each option, and the texts inside. */
export type FilledForm = { values: Readonly<Record<string, FieldValue>>; texts: readonly string[] };

/** Returns what the form shows of a block as its author wrote it; the texts of a long one are written in the editor. */
export function readBlock(source: string, options: readonly string[]): FilledForm {
  const attributes = readAttributes(source);
  const texts = textsInside(insideOf(source));
  return {
    values: Object.fromEntries(options.map((name) => [name, toFieldValue(name, attributes[name])])),
    texts: texts.length > MOST_TEXTS ? [] : texts.map(decode),
  };
}

/** Returns a block with what was changed in its form (`before` to `form`); all else stays as its author wrote it. */
export function rewriteBlock(source: string, before: FilledForm, { values, texts }: FilledForm): string {
  const changed = Object.entries(values).filter(([name, value]) => value !== before.values[name]);
  const written = changed.reduce((text, [name, value]) => withOption(text, name, value), source);
  const changedTexts = texts.map((text, index) => (text === before.texts[index] ? undefined : text));
  const inside = findBlock(written)?.inside;
  return inside === undefined || changedTexts.every((text) => text === undefined)
    ? written
    : written.slice(0, inside.from) +
        withTextsInside(written.slice(inside.from, inside.to), changedTexts) +
        written.slice(inside.to);
}

/** Returns the attributes of an element by their names in lower case, as a browser reads them. */
function readAttributes(source: string): Record<string, string> {
  const template = document.createElement("template");
  template.innerHTML = source;
  const attributes = template.content.firstElementChild?.attributes ?? [];
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

/** Returns what a form shows of an option: the rows of a list, or the text as it is written. */
function toFieldValue(option: string, written = ""): FieldValue {
  const columns = rowNames(option);
  const entries = columns && readEntries(written);
  if (columns === undefined || entries === undefined) return written;
  const textOf = (value: unknown) => (value === undefined || value === null ? "" : String(value));
  return entries.map((entry) =>
    Object.fromEntries(
      columns.map((column) => [column, column === "options" ? joinAnswers(entry) : textOf(entry[column])]),
    ),
  );
}

function withOption(source: string, option: string, value: FieldValue): string {
  const block = findBlock(source);
  if (block === undefined) return source;
  const startTag = source.slice(block.start.from, block.start.to);
  const attribute = writeAttribute(option, writeValue(option, value, readAttributes(source)[option]));
  const place = placeOf(startTag, option);
  return startTag.slice(0, place.from) + attribute + startTag.slice(place.to) + source.slice(block.start.to);
}

function insideOf(source: string): string {
  const inside = findBlock(source)?.inside;
  const html = inside === undefined ? "" : source.slice(inside.from, inside.to);
  return /<!--|<(?:style|script)/i.test(html) ? "" : html;
}

function findBlock(source: string): WrittenElement | undefined {
  const [node] = parseText(source).getChildren("Element");
  return node && describeElement(node, source);
}

/** Returns where an attribute stands in a start tag, with the space before it, or where another one is added. */
function placeOf(startTag: string, name: string): { from: number; to: number } {
  const tag = parseText(startTag).getChild("Element")?.firstChild;
  const found = tag?.getChildren("Attribute").find((each) => {
    const at = each.getChild("AttributeName");
    return at !== null && startTag.slice(at.from, at.to).toLowerCase() === name;
  });
  if (found)
    return { from: found.from - (/\s*$/.exec(startTag.slice(0, found.from))?.[0].length ?? 0), to: found.to };
  const end = startTag.length - (/\s*\/?>$/.exec(startTag)?.[0].length ?? 0);
  return { from: end, to: end };
}

function decode(text: string): string {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content.textContent ?? "";
}
