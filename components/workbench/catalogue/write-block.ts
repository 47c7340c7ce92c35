import type { OwnContent } from "@/components/workbench/workbench-calls";
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
  const attributes = Object.entries(values).flatMap(([option, value]) => {
    const text = writeValue(option, value);
    return text === ""
      ? []
      : ` ${option}=${text.startsWith("{") || text.startsWith("[") ? `'${text.replaceAll("'", "&#39;")}'` : `"${toHtml(text)}"`}`;
  });
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

/** The texts between the tags of a block's inside, in their order. */
export function textsInside(inside: string): string[] {
  return [...inside.matchAll(TEXT)].map(([, , text = ""]) => text);
}

/** Returns a block's inside with its texts replaced, in their order. */
export function withTextsInside(inside: string, texts: readonly string[]): string {
  let index = 0;
  return inside.replace(TEXT, (_, before: string, text: string) => {
    const written = texts[index++];
    return before + (written === undefined ? text : toHtml(written));
  });
}

/** A text between two tags. */
const TEXT = /(>\s*)([^<>\s][^<>]*)(?=<)/g;

function writeValue(option: string, value: FieldValue): string {
  if (typeof value !== "string") {
    const rows = value.filter((row) => Object.values(row).some((each) => each.trim() !== ""));
    return rows.length === 0
      ? ""
      : JSON.stringify(rows.map((row) => (option === "question" ? toQuestion(row) : row)));
  }
  return value.trim();
}

function toQuestion({ question = "", options = "" }: Readonly<Record<string, string>>) {
  const answers = options.split(",").flatMap((each) => each.trim() || []);
  return answers.length === 0 ? { type: "s", question } : { type: "m", question, options: answers };
}
