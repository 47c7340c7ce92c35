import type { OwnContent } from "@/components/workbench/workbench-calls";
import { parseJson } from "@/lib/base/text";
import type { OptionKind } from "@/lib/cms/widget/option-kinds";
import type { Locale } from "@/lib/i18n/locales";
import type { ExampleCase } from "@/lib/workbench/preview-states";

/** A block as described by its schema, in the author's language. */
export type Entry = {
  name: string;
  meaning: string;
  /** How it is written, and what stands between its tags, with texts in each language. */
  examples: Readonly<Record<Locale, { example: string; inside: string }>>;
  options: readonly {
    name: string;
    meaning: string;
    /** The allowed values, with their limits. */
    type: string;
    kind: OptionKind | "choice";
    least: number | undefined;
    most: number | undefined;
    isNeeded: boolean;
    choices: readonly string[];
    /** The effect of leaving it out. */
    without: string;
  }[];
  cases: readonly ExampleCase[];
};

/** A value that an author chose in a form: text, or the rows of a list. */
export type FieldValue = string | readonly Readonly<Record<string, string>>[];

/** Returns a text that can stand in an attribute or between tags. */
export function toHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Returns the HTML of a block with the chosen options; those left blank are left out. */
export function writeBlock(
  name: string,
  values: Readonly<Record<string, FieldValue>>,
  inside: string,
): string {
  const attributes = Object.entries(values).map(([option, value]) =>
    writeAttribute(option, writeValue(option, value)),
  );
  return `<div class="cms-box-${name}"${attributes.join("")}>${inside}</div>`;
}

/**
 * Returns an example of a block with what there is in place of what it names: the first event, and the first picture;
 * without any, the option is left out, or stays where the block needs it.
 */
export function withOwnContent(
  example: string,
  { events, pictures }: Pick<OwnContent, "events" | "pictures">,
): string {
  const [event] = events;
  const [picture] = pictures;
  return example
    .replace(/ eventid="[^"]*"/, (written) => (event === undefined ? written : ` eventid="${event.id}"`))
    .replace(/ imageurl="[^"]*"/, picture === undefined ? "" : ` imageurl="${toHtml(picture.address)}"`);
}

/** Returns an attribute with its value in quotes, behind a space; nothing for an empty value. */
export function writeAttribute(name: string, text: string): string {
  if (text === "") return "";
  // In JSON there are double quotes.
  const isJson = /^[{[]/.test(text);
  return ` ${name}=${isJson ? `'${text.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'` : `"${toHtml(text)}"`}`;
}

/** The texts between the tags of a block's inside, in their order. */
export function textsInside(inside: string): string[] {
  return [...inside.matchAll(TEXT)].map(([, , text = ""]) => text);
}

/** Returns a block's inside with its texts replaced, in their order; those that are undefined stay. */
export function withTextsInside(inside: string, texts: readonly (string | undefined)[]): string {
  let index = 0;
  return inside.replace(TEXT, (_, before: string, text: string) => {
    const written = texts[index++];
    return before + (written === undefined ? text : toHtml(written));
  });
}

/** A text between two tags. */
const TEXT = /(^\s*|>\s*)([^<>\s][^<>]*)(?=<|$)/g;

/**
 * Returns a value as it stands in its option. Of a list that stood there before (`before`), what its rows do not show is
 * kept.
 */
export function writeValue(option: string, value: FieldValue, before = ""): string {
  if (typeof value === "string") return value.trim();
  const entries = readEntries(before) ?? [];
  const written = value.flatMap((row, index) => {
    const isBlank = Object.values(row).every((each) => each.trim() === "");
    return isBlank ? [] : (option === "question" ? toQuestion : toItem)(row, entries[index]);
  });
  return written.length === 0 ? "" : JSON.stringify(written);
}

type Row = Readonly<Record<string, string>>;
/** An entry of a list as its author wrote it. */
export type ListEntry = Readonly<Record<string, unknown>>;

/** Returns the entries of a list in an option; undefined where it is no list. */
export function readEntries(written: string): ListEntry[] | undefined {
  const entries = parseJson(written);
  return Array.isArray(entries)
    ? entries.map((entry: unknown) => (typeof entry === "object" && entry !== null ? { ...entry } : {}))
    : undefined;
}

/** Returns the answers of a question as its row shows them. */
export function joinAnswers({ options }: ListEntry): string {
  return Array.isArray(options) ? options.map(String).join(", ") : "";
}

function toQuestion({ question = "", options = "" }: Row, before?: ListEntry): ListEntry {
  // An answer may have a comma of its own.
  if (before !== undefined && joinAnswers(before) === options) return { ...before, question };
  const { options: _, ...kept } = before ?? {};
  const answers = options.split(",").flatMap((each) => each.trim() || []);
  return answers.length === 0
    ? { ...kept, type: "s", question }
    : { ...kept, type: "m", question, options: answers };
}

function toItem({ url = "", ...row }: Row, before: ListEntry = {}): ListEntry {
  if (url === "" && "route" in before) return { ...before, ...row };
  const { route: _, params: __, ...kept } = before;
  return { ...kept, ...row, url };
}
