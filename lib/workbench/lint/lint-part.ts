import "server-only";
import * as z from "zod/mini";
import { venueDay } from "@/lib/base/venue-time";
import { scopeStylesheets } from "@/lib/cms/clean/scope-stylesheet";
import { parsePart } from "@/lib/cms/parse/parse-part";
import {
  addressFindings,
  internalLinks,
  mistakenLinks,
  routeFindings,
  routePaths,
} from "@/lib/workbench/lint/address-findings";
import { attributeFindings, entryFindings } from "@/lib/workbench/lint/attribute-findings";
import { type AuthoredElement, readAuthored, sheetsIn } from "@/lib/workbench/lint/authored-elements";
import { blockFindings, invisibleFindings, presetFindings } from "@/lib/workbench/lint/block-findings";
import { cleaningFindings, widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { type ContentContext, contentFindings, controlFindings } from "@/lib/workbench/lint/content-findings";
import {
  ownDeclarationFindings,
  sheetDeclarationFindings,
  whyRemoved,
} from "@/lib/workbench/lint/declaration-findings";
import { figureFindings } from "@/lib/workbench/lint/figure-findings";
import { unshownPictureFindings } from "@/lib/workbench/lint/hidden-findings";
import {
  findingAt,
  type LintCode,
  type LintFinding,
  sortByPosition,
} from "@/lib/workbench/lint/lint-finding";
import { rawTextFindings } from "@/lib/workbench/lint/raw-text-findings";
import { readStyleNames, sheetFindings } from "@/lib/workbench/lint/sheet-findings";
import { sourceFindings } from "@/lib/workbench/lint/source-findings";
import { positionOf, readJsonList } from "@/lib/workbench/lint/source-text";
import { usabilityFindings } from "@/lib/workbench/lint/usability-findings";

/** A shorter "do not show" is over before most guests come back, who then see again what they refused. */
const FEW_DAYS = 7;

const questionSchema = z.object({
  type: z.catch(z.string(), ""),
  question: z.catch(z.string(), ""),
  options: z.catch(z.array(z.unknown()), []),
});
type Question = z.output<typeof questionSchema>;

/** Returns options that are valid and work, but hardly as their author meant them. */
function optionFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap((element) => {
    const { attributes, attributeAt } = element;
    const type = widgetTypeOf(element);
    if (type === "popup" && /^\s*\d+\s*$/.test(attributes.days ?? "")) {
      const days = Number(attributes.days);
      return days > 0 && days < FEW_DAYS
        ? [findingAt("popup-days", attributeAt("days"), String(days), { widget: "cms-box-popup" })]
        : [];
    }
    if (type !== "event" || attributes.question === undefined) return [];
    const questions = readJsonList(attributes.question).flatMap(
      (entry) => questionSchema.safeParse(entry).data ?? [],
    );
    return questions.flatMap((question, index) => {
      const cause = whyOdd(question, questions.slice(0, index));
      return cause === undefined
        ? []
        : findingAt("question-options", attributeAt("question"), question.question.slice(0, 60), {
            widget: "cms-box-event",
            cause,
          });
    });
  });
}

/** Why guests cannot answer a question as it was meant; the messages have a sentence for each. */
type Cause = "none" | "one" | "same" | "blank" | "twice" | "unused";

function whyOdd({ type, question, options }: Question, before: readonly Question[]): Cause | undefined {
  const words = (text: unknown) => String(text).trim().toLowerCase();
  if (question.trim() === "") return "blank";
  if (before.some((other) => words(other.question) === words(question))) return "twice";
  // Another type takes any text.
  if (type !== "m") return options.length > 0 ? "unused" : undefined;
  if (options.length === 0) return "none";
  if (options.some((option) => words(option) === "")) return "blank";
  if (new Set(options.map(words)).size < options.length) return "same";
  return options.length === 1 ? "one" : undefined;
}

export type LintOptions = ContentContext & {
  /** The part's own style sheet. */
  style?: string | undefined;
  /** The moment of linting, in milliseconds since 1970, by which days are past; undefined where none counts as past. */
  now?: number | undefined;
};

/**
 * Returns all findings for the author of a part (R11.4), in the order of the text: what cleaning removes and why,
 * blocks that do not work, and problems for readers. Pure; `missing` lists the paths that do not exist.
 */
export function lintPart(html: string, { style, now, ...context }: LintOptions = {}): LintFinding[] {
  const authored = readAuthored(html);
  const { elements } = authored;
  const parsed = parsePart(html, { scope: "lint", everyLine: true });
  const today = now === undefined ? undefined : venueDay(new Date(now));
  return reportedOnce(
    [
      ...sourceFindings(html, authored),
      ...attributeFindings(elements),
      ...controlFindings(elements),
      ...rawTextFindings(html, authored),
      ...figureFindings(html, authored, today),
      ...presetFindings(elements, context.origin, today),
      ...blockFindings(elements),
      ...invisibleFindings(html, authored),
      ...addressFindings(elements, context.origin),
      ...routeFindings(elements),
      ...cleaningFindings(parsed.findings, html, elements),
      ...ownDeclarationFindings(elements),
      ...sheetsIn(elements).flatMap(({ text, at }) => sheetDeclarationFindings(text, at)),
      ...unreadStyleFindings(elements, style),
      ...styleFindings(style),
      ...contentFindings(elements, context),
      ...usabilityFindings(authored, style),
      ...unshownPictureFindings(html, style, context.origin),
      ...optionFindings(elements),
      ...entryFindings(elements),
    ],
    elements,
  );
}

/** Returns what no browser reads in the styles of a part: in its own sheet, in those of its text, and in attributes. */
function unreadStyleFindings(elements: readonly AuthoredElement[], style = ""): LintFinding[] {
  const sheets = sheetsIn(elements).map(({ text, at }) => ({ source: text, from: at }));
  const own = elements.flatMap(({ attributes, attributeAt }) =>
    (attributes.style ?? "").trim() === ""
      ? []
      : [{ source: attributes.style ?? "", from: attributeAt("style") }],
  );
  const names = readStyleNames(
    [style, ...[...sheets, ...own].map(({ source }) => source)],
    elements.flatMap(({ attributes }) => (attributes.class ?? "").split(/\s+/)),
    elements.flatMap(({ attributes }) => attributes.id ?? []),
  );
  const inStyle =
    style.trim() === ""
      ? []
      : sheetFindings({ source: style, from: { line: 1, column: 1 }, context: contextOf(style) }, names);
  return [
    ...inStyle.map((finding) => ({ ...finding, isInStyle: true })),
    ...sheets.flatMap((sheet) => sheetFindings({ ...sheet, context: contextOf(sheet.source) }, names)),
    ...own.flatMap((each) => sheetFindings({ ...each, context: "declarationList" }, names)),
  ];
}

/** A sheet with only declarations applies to the part itself. */
const contextOf = (source: string) => (source.includes("{") ? "stylesheet" : "declarationList");

/** Mistakes of one kind that an author corrects before looking again. */
const MOST_OF_A_CODE = 200;

/** Findings of which each says the same as those named behind it, but better. */
const better: Readonly<Partial<Record<LintCode, readonly LintCode[]>>> = {
  "misnamed-block": ["unknown-widget", "unknown-attribute", "element-removed", "dead-control"],
  "autoplay-removed": ["dead-control"],
  "invisible-character": [
    "unknown-widget",
    "unknown-attribute",
    "dead-link",
    "dead-anchor",
    "address-removed",
  ],
  "unknown-widget": ["unknown-attribute"],
  "unknown-route": ["block-entry", "action-incomplete", "widget-item", "widget-attributes"],
  "broken-address": ["dead-link", "address-removed"],
  "broken-phone": ["dead-link"],
  "broken-mail": ["dead-link"],
  "curly-quote": [
    "broken-tag",
    "dead-link",
    "widget-json",
    "widget-attributes",
    "unknown-widget",
    "misnamed-block",
    "address-removed",
    "attribute-value",
  ],
  "address-removed": ["dead-link", "dead-control"],
  "embed-not-allowed": ["missing-alt"],
  "element-removed": ["attribute-value", "dead-anchor"],
  "misplaced-element": ["unclosed-tag", "block-place"],
  "unknown-attribute": ["empty-element"],
  "open-quote": [
    "broken-address",
    "broken-tag",
    "unknown-attribute",
    "attribute-value",
    "unclosed-tag",
    "stray-tag",
    "dead-link",
    "unknown-option",
    "widget-json",
  ],
  "widget-json": ["unknown-option", "broken-tag"],
  "widget-item": ["question-options"],
};

/** Returns the findings in the order of the text, without those that only repeat a better one of the same element. */
function reportedOnce(findings: readonly LintFinding[], elements: readonly AuthoredElement[]): LintFinding[] {
  const placed = findings.map((finding) => ({ finding, place: placeOf(finding, elements) }));
  const repeated = new Set(
    placed.flatMap(({ finding, place }) => (better[finding.code] ?? []).map((worse) => `${worse} ${place}`)),
  );
  // A wrong key or word in an entry says why the entry, or the whole option, cannot be read.
  const explained = new Set(
    findings.flatMap(({ code, cause, line, column }) =>
      code === "block-entry" && cause !== "twice" ? [`${line}:${column}`] : [],
    ),
  );
  const isExplained = ({ code, line, column }: LintFinding) =>
    /^(?:widget-item|widget-attributes|action-incomplete)$/.test(code) && explained.has(`${line}:${column}`);
  const inStyles = placed.filter(({ finding: { code } }) => /^style-(?!removed)/.test(code));
  /** Whether a style was removed only because no browser reads it, which another finding says better. */
  const isUnread = ({ code, words, line }: LintFinding, place: string) =>
    code === "style-removed" &&
    inStyles.some(
      ({ finding: other, place: there }) =>
        there === place &&
        (sharesWords(other.words, words) || (other.code === "style-syntax" && other.line === line)),
    );
  const counts = new Map<LintCode, number>();
  const found = placed.flatMap(({ finding, place }) => {
    if (repeated.has(`${finding.code} ${place}`) || isUnread(finding, place) || isExplained(finding))
      return [];
    const count = (counts.get(finding.code) ?? 0) + 1;
    counts.set(finding.code, count);
    return count > MOST_OF_A_CODE ? [] : [finding];
  });
  return sortByPosition(found);
}

/** Whether two findings in a style are about the same name. */
function sharesWords(one: string, other: string): boolean {
  const nameOf = (words: string) =>
    words
      .trim()
      .split(/[\s:;{}]/, 1)[0]
      ?.toLowerCase();
  return nameOf(one) === nameOf(other);
}

/** Names the element in whose start tag a finding is, for many may stand on one line; or the style sheet. */
function placeOf({ line, column, isInStyle }: LintFinding, elements: readonly AuthoredElement[]): string {
  const element = elements.findLastIndex(
    ({ at }) => at.line < line || (at.line === line && at.column <= column),
  );
  return isInStyle === true || elements[element]?.tag === "style"
    ? `sheet ${isInStyle === true ? "" : element}`
    : `element ${element}`;
}

/**
 * Returns the paths of this site that a part links to or probably means, so that the caller can check whether they
 * exist.
 */
export function linkedPaths(html: string, origin?: string): string[] {
  const elements = readAuthored(html).elements;
  const routes = routePaths(elements).map(({ path }) => path);
  const meant = mistakenLinks(elements).flatMap(({ meant }) => (meant?.startsWith("/") ? [meant] : []));
  return [...new Set([...internalLinks(elements, origin).map(({ path }) => path), ...routes, ...meant])];
}

/** Returns the findings in the part's own style sheet, each at its place in that sheet. */
function styleFindings(style: string | undefined): LintFinding[] {
  if (style === undefined || style.trim() === "") return [];
  const removed = scopeStylesheets([style], "lint").removed.map((words) =>
    findingAt("style-removed", positionOf(style, words) ?? { line: 1, column: 1 }, words, {
      cause: whyRemoved(words, style),
    }),
  );
  const misspelt = sheetDeclarationFindings(style);
  return [...removed, ...misspelt].map((finding) => ({ ...finding, isInStyle: true }));
}
