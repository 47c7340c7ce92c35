import "server-only";
import { nearestWord } from "@/lib/base/text";
import { isBlock } from "@/lib/cms/clean/widget-candidate";
import type { Finding } from "@/lib/cms/parse/finding";
import { blockNames, type OptionDescription, optionsOf } from "@/lib/cms/widget/widget-options";
import type { AuthoredElement, SourcePosition } from "@/lib/workbench/lint/authored-elements";
import { whyRemoved } from "@/lib/workbench/lint/declaration-findings";
import { type LintFinding, severityOf } from "@/lib/workbench/lint/lint-finding";
import { hasBrokenAttributes, offsetOf, positionOf, toPosition } from "@/lib/workbench/lint/source-text";
import type { BlockName } from "@/widgets/definitions";

const BOX = "cms-box-";

/** Converts the findings of the cleaning step to lint findings, each located at the text that caused it. */
export function cleaningFindings(
  findings: readonly Finding[],
  html: string,
  elements: readonly AuthoredElement[],
): LintFinding[] {
  return findings.map((finding) => {
    const { code, detail, widget } = finding;
    return {
      code,
      severity: severityOf(code),
      ...locate(finding, html, elements),
      words: detail,
      nearest: meantBy(finding),
      widget,
      ...(code === "style-removed" ? { cause: whyRemoved(detail, styleAt(finding, html, elements)) } : {}),
      ...(code === "widget-json" ? jsonFault(finding, html, elements) : {}),
      ...(code === "widget-attributes" ? { allowed: allowedBy(finding), cause: kindOf(finding) } : {}),
    };
  });
}

/** Returns the style from which something was removed: of the element at its place, else of every sheet. */
function styleAt(finding: Finding, html: string, elements: readonly AuthoredElement[]): string {
  const own = finding.line === undefined ? undefined : elementsAt(finding, elements)[0]?.attributes.style;
  return own ?? html;
}

/** Returns why an option is no JSON, and where in the text that begins. */
function jsonFault(finding: Finding, html: string, elements: readonly AuthoredElement[]) {
  const { detail } = finding;
  const element = elementsAt(finding, elements).find(
    (each) => detail in each.attributes && isAbout(finding, each.attributes),
  );
  const value = element?.attributes[detail] ?? "";
  if (element !== undefined && hasBrokenAttributes(element)) return { cause: "apostrophe" };
  const problem = findJsonProblem(value);
  if (element === undefined || problem === undefined) return { cause: "other" };
  // The value stands in the text as it was parsed, unless it has character references.
  const at = element.attributeAt(detail);
  const from = html.indexOf(value, offsetOf(html, at));
  return {
    cause: problem.cause,
    ...(from < 0 || value === "" ? {} : toPosition(html, from + problem.offset)),
  };
}

function optionOf({ detail, widget = "" }: Finding): OptionDescription | undefined {
  const type = widget.slice(BOX.length);
  return isBlock(type) ? optionsOf(type).find(({ name }) => name === detail) : undefined;
}

/** The kind of value that an option takes, for which the messages have a sentence each. */
function kindOf(finding: Finding): string {
  return optionOf(finding)?.kind ?? "other";
}

function allowedBy(finding: Finding): string | undefined {
  const { choices = [], least, most, longest } = optionOf(finding) ?? {};
  if (choices.length > 0) return choices.join(", ");
  if (least !== undefined && most !== undefined) return `${least}–${most}`;
  return longest === undefined ? undefined : String(longest);
}

function meantBy({ code, detail }: Finding): string | undefined {
  if (code === "address-removed") return nearestAddress(detail.slice(detail.indexOf("=") + 1));
  if (code !== "unknown-widget") return undefined;
  return nearestWord(
    detail,
    blockNames.map((name) => BOX + name),
  );
}

/** Returns an address whose scheme was misspelt with the one that was meant. */
function nearestAddress(written: string): string | undefined {
  const [, scheme = "", rest] = /^([a-z]{3,9}):(.*)$/i.exec(written.trim()) ?? [];
  const meant = scheme === "" ? undefined : nearestWord(scheme, ["https", "http", "mailto", "tel"]);
  return meant === undefined || rest === undefined
    ? undefined
    : `${meant === "http" ? "https" : meant}:${rest}`;
}

/** Returns the elements that a finding may be about: the one at its place, else all. */
function elementsAt(
  { line, column }: Finding,
  elements: readonly AuthoredElement[],
): readonly AuthoredElement[] {
  if (line === undefined) return elements;
  return elements.filter(({ at }) => at.line === line && (column === undefined || at.column === column));
}

/** Returns where a style sheet in the text has these words. */
function inSheets(
  words: string,
  html: string,
  elements: readonly AuthoredElement[],
): SourcePosition | undefined {
  const sheets = elements.filter(({ tag }) => tag === "style");
  const sheet = sheets.find(({ texts }) => texts.some(({ text }) => text.includes(words)));
  return positionOf(html, words, sheet === undefined ? 0 : offsetOf(html, sheet.at));
}

/** Returns the position of the attribute that a finding is about, else of the element, else of the known place. */
function locate(finding: Finding, html: string, elements: readonly AuthoredElement[]): SourcePosition {
  const { line, column = 1, detail, code } = finding;
  const here = elementsAt(finding, elements);
  // What has no line was removed from a style sheet.
  const name = code === "style-removed" && line === undefined ? undefined : attributeOf[code]?.(detail);
  if (name !== undefined) {
    const element = here.find(({ attributes }) => name in attributes && isAbout(finding, attributes));
    if (element !== undefined) return element.attributeAt(name);
  }
  if (code === "style-removed") return inSheets(detail, html, elements) ?? { line: line ?? 1, column };
  const element = here.find(({ tag, attributes }) => tag === detail || isAbout(finding, attributes));
  return element?.at ?? { line: line ?? 1, column };
}

const firstWord = (detail: string) => detail.split(" ", 1)[0];
const beforeValue = (detail: string) => detail.split("=", 1)[0];

/** Returns the attribute that a finding is about, from its detail; of findings that are about one. */
const attributeOf: Readonly<Partial<Record<Finding["code"], (detail: string) => string | undefined>>> = {
  "handler-removed": (detail) => detail,
  "address-removed": beforeValue,
  "picture-pasted": beforeValue,
  "style-removed": () => "style",
  "embed-not-allowed": () => "src",
  "unknown-widget": () => "class",
  "void-widget": () => "class",
  "widget-attributes": firstWord,
  "widget-json": firstWord,
  "widget-item": firstWord,
  "event-id": firstWord,
  "action-incomplete": firstWord,
};

function isAbout({ code, detail, widget }: Finding, attributes: Readonly<Record<string, string>>): boolean {
  if (code === "style-removed") return (attributes.style ?? "").includes(detail);
  if (code === "embed-not-allowed") return (attributes.src ?? "").includes(detail.replace(/…$/, ""));
  if (code === "unknown-widget") return (attributes.class ?? "").split(/\s+/).includes(detail);
  if (widget !== undefined) return (attributes.class ?? "").split(/\s+/).includes(widget);
  return code === "handler-removed" || code === "address-removed" || code === "picture-pasted";
}

/** Returns the type of the block that an element's class requests; undefined for none and for an unknown one. */
export function widgetTypeOf({ attributes }: AuthoredElement): BlockName | undefined {
  for (const name of (attributes.class ?? "").split(/\s+/)) {
    const type = name.startsWith(BOX) ? name.slice(BOX.length) : undefined;
    if (type !== undefined && isBlock(type)) return type;
  }
  return undefined;
}

/** Whether an element is the button of a block, which gives it its effect. */
export function isBlockButton({ attributes }: AuthoredElement): boolean {
  return /cms-(?:login|dummy)-button/.test(attributes.class ?? "");
}

/** Why a text is no JSON, in the terms of those who write it by hand. */
type JsonCause =
  | "apostrophe"
  | "comma"
  | "missingComma"
  | "curlyQuote"
  | "singleQuote"
  | "missingQuote"
  | "bracket"
  | "lineBreak"
  | "other";

/** Returns where a text stops being JSON, as an offset in it, and why; undefined for valid JSON. */
export function findJsonProblem(text: string): { offset: number; cause: JsonCause } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // The messages of `JSON.parse` name no position for most mistakes, so it is looked for here.
    const offset = new JsonScanner(text).firstFault();
    return { offset, cause: causeOf(text, offset) };
  }
}

const SCALAR = /(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/iy;

/** Reads a text as JSON as far as it goes. */
class JsonScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset of the first character that JSON does not allow; the text's length where its end is missing. */
  firstFault(): number {
    const isRead = this.#value();
    if (isRead) this.#space();
    return isRead || this.#at < this.#text.length ? this.#at : this.#text.length;
  }

  #value(): boolean {
    this.#space();
    const here = this.#text[this.#at];
    if (here === "{") return this.#list("}", () => this.#string() && this.#take(":") && this.#value());
    if (here === "[") return this.#list("]", () => this.#value());
    if (here === '"') return this.#string();
    SCALAR.lastIndex = this.#at;
    const scalar = SCALAR.exec(this.#text)?.[0];
    this.#at += scalar?.length ?? 0;
    return scalar !== undefined;
  }

  #list(end: string, readItem: () => boolean): boolean {
    this.#at += 1;
    if (this.#take(end)) return true;
    do {
      if (!readItem()) return false;
    } while (this.#take(","));
    return this.#take(end);
  }

  #string(): boolean {
    if (!this.#take('"')) return false;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const here = this.#text[this.#at];
      if (here === "\n" || here === "\t") return false;
      if (here === "\\") this.#at += 1;
      else if (here === '"') {
        this.#at += 1;
        return true;
      }
    }
    return false;
  }

  #take(character: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }
}

function causeOf(text: string, offset: number): JsonCause {
  const here = text[offset] ?? "";
  const before = text.slice(0, offset).trimEnd().at(-1) ?? "";
  if (/[“”„‟″‘’]/.test(here)) return "curlyQuote";
  if (here === "'") return "singleQuote";
  if (before === "," && /[\]}]/.test(here)) return "comma";
  if (here === "\n" || here === "\t") return "lineBreak";
  if (here === "") return (text.match(/"/g)?.length ?? 0) % 2 === 1 ? "apostrophe" : "bracket";
  if (/["\]}\d]/.test(before) && /["{[]/.test(here)) return "missingComma";
  if (/[[{,:]/.test(before) && /[\p{L}_]/u.test(here)) return "missingQuote";
  return /[\]}]/.test(here) ? "bracket" : "other";
}
