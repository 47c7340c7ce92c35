import "server-only";
import { type Declaration, lexer, walk } from "css-tree";
import * as z from "zod/mini";
import { nearestWord } from "@/lib/base/nearest-word";
import { describeProperty, knownProperties } from "@/lib/cms/clean/style/css-properties";
import { parseCss } from "@/lib/cms/clean/style/parse-css";
import { scopeStylesheets } from "@/lib/cms/clean/style/scope-stylesheet";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { addressFindings } from "@/lib/workbench/lint/address-findings";
import {
  type AuthoredElement,
  readAuthored,
  readAuthoredElements,
  type SourcePosition,
} from "@/lib/workbench/lint/authored-elements";
import { blockFindings } from "@/lib/workbench/lint/block-findings";
import { cleaningFindings, widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { type ContentContext, contentFindings } from "@/lib/workbench/lint/content-findings";
import { unshownPictureFindings } from "@/lib/workbench/lint/hidden-findings";
import { internalLinks } from "@/lib/workbench/lint/internal-links";
import {
  findingAt,
  type LintCode,
  type LintFinding,
  severityOf,
  sortByPosition,
} from "@/lib/workbench/lint/lint-finding";
import { mistakenLinks } from "@/lib/workbench/lint/mistaken-links";
import { routeFindings, routePaths } from "@/lib/workbench/lint/route-findings";
import { sourceFindings } from "@/lib/workbench/lint/source/source-findings";
import { positionOf } from "@/lib/workbench/lint/source/source-text";
import { contrastFindings } from "@/lib/workbench/lint/style/contrast-findings";
import { usabilityFindings } from "@/lib/workbench/lint/usability-findings";

/** What the grammar of CSS cannot check: variables, and functions newer than it. */
const UNCHECKED =
  /\bvar\(|\benv\(|attr\(|color-mix\(|light-dark\(|oklch\(|oklab\(|^-|\bconstant\(|progid|\\|expression/i;

/** Returns properties that do not exist and values that no browser understands, of a `style` attribute. */
function ownDeclarationFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  const findingsByStyle = new Map<string, LintFinding[]>();
  return elements.flatMap(({ attributes, attributeAt }) => {
    const { style } = attributes;
    if (style === undefined || style.trim() === "") return [];
    const known = findingsByStyle.get(style) ?? findingsOf(style, "declarationList");
    findingsByStyle.set(style, known);
    const at = attributeAt("style");
    return known.map((finding) => ({ ...finding, line: at.line, column: at.column }));
  });
}

/**
 * Returns properties that do not exist and values that no browser understands, of a style sheet; `from` is where it
 * begins in the author's text.
 */
function sheetDeclarationFindings(
  sheet: string,
  from: SourcePosition = { line: 1, column: 1 },
): LintFinding[] {
  return findingsOf(sheet, "stylesheet").map((finding) => ({
    ...finding,
    line: finding.line + from.line - 1,
    column: finding.line === 1 ? finding.column + from.column - 1 : finding.column,
  }));
}

function findingsOf(source: string, context: "declarationList" | "stylesheet"): LintFinding[] {
  const found: LintFinding[] = [];
  try {
    const ast = parseCss(source, { context, positions: true, parseValue: false, parseAtrulePrelude: false });
    walk(ast, {
      visit: "Declaration",
      enter: (node: Declaration) => {
        found.push(...checkDeclaration(node));
      },
    });
  } catch {
    // Nested beyond the parser's stack; cleaning removes it as a whole.
  }
  return found;
}

function checkDeclaration({ property, value, loc }: Declaration): LintFinding[] {
  const at = { line: loc?.start.line ?? 1, column: loc?.start.column ?? 1 };
  const name = property.toLowerCase();
  const text = value.type === "Raw" ? value.value.trim() : "";
  if (/^(?:--|-|\*|_|mso)/.test(name)) return [];
  if (describeProperty(name) === null) {
    const nearest = nearestWord(name, knownProperties, name.length > 5 ? 2 : 1);
    return lexer.getProperty(name) === null && nearest !== undefined
      ? [findingAt("style-unknown", at, property, { nearest })]
      : [];
  }
  if (text === "" || UNCHECKED.test(text) || lexer.getProperty(name) === null) return [];
  const { error } = lexer.matchProperty(name, text.replace(/!\s*important$/i, ""));
  return error === null ? [] : [findingAt("style-value", at, `${property}: ${text}`.slice(0, 80))];
}

/** A shorter "do not show" is over before most guests come back, who then see again what they refused. */
const FEW_DAYS = 7;

const choiceWithoutOptions = z.object({
  type: z.literal("m"),
  question: z.string(),
  options: z.optional(z.array(z.unknown()).check(z.maxLength(0))),
});

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
    return readQuestions(attributes.question).flatMap((entry) => {
      const found = choiceWithoutOptions.safeParse(entry);
      return found.success
        ? [
            findingAt("question-options", attributeAt("question"), found.data.question.slice(0, 60), {
              widget: "cms-box-event",
            }),
          ]
        : [];
    });
  });
}

/** Returns the entries of a JSON list; none where it cannot be read, which is a finding of its own. */
function readQuestions(attribute: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(attribute);
    return Array.isArray(entries) ? entries : [entries];
  } catch {
    return [];
  }
}

export type LintOptions = ContentContext & {
  /** The part's own style sheet. */
  style?: string | undefined;
};

/**
 * Returns all findings for the author of a part (R11.4), in the order of the text: what cleaning removes and why,
 * blocks that do not work, and problems for readers. Pure; `missing` lists the paths that do not exist.
 */
export function lintPart(html: string, { style, ...context }: LintOptions = {}): LintFinding[] {
  const authored = readAuthored(html);
  const { elements } = authored;
  const parsed = parsePart(html, { scope: "lint", everyLine: true });
  const isLightOnly = hasLightPaper(html, style, parsed.isLightOnly);
  return reportedOnce(
    [
      ...sourceFindings(html, elements),
      ...blockFindings(elements),
      ...addressFindings(elements),
      ...routeFindings(elements),
      ...cleaningFindings(parsed.findings, html, elements),
      ...ownDeclarationFindings(elements),
      ...sheetFindings(elements),
      ...styleFindings(style),
      ...contentFindings(elements, context),
      ...usabilityFindings(authored, style),
      ...unshownPictureFindings(html, style, context.origin),
      ...optionFindings(elements),
      ...contrastFindings(authored, style, isLightOnly),
    ],
    elements,
  );
}

/** Returns the misspelt declarations of the style sheets in a text. */
function sheetFindings(elements: readonly AuthoredElement[]): LintFinding[] {
  return elements.flatMap(({ tag, texts: [text] }) =>
    tag === "style" && text !== undefined ? sheetDeclarationFindings(text.text, text.at) : [],
  );
}

/** Findings of which each says the same as those named behind it, but better. */
const better: Readonly<Partial<Record<LintCode, readonly LintCode[]>>> = {
  "misnamed-block": ["unknown-widget", "element-removed"],
  "invisible-character": ["unknown-widget"],
  "unknown-route": ["action-incomplete", "widget-item", "widget-attributes"],
  "broken-address": ["dead-link", "address-removed"],
  "broken-phone": ["dead-link"],
  "broken-mail": ["dead-link"],
  "style-unknown": ["style-removed"],
  "style-value": ["style-removed"],
  "curly-quote": ["dead-link", "widget-json", "widget-attributes", "unknown-widget", "misnamed-block"],
  "open-quote": ["unclosed-tag", "stray-tag", "dead-link", "unknown-option", "widget-json"],
  "widget-json": ["unknown-option"],
};

/** Returns the findings in the order of the text, without those that only repeat a better one of the same element. */
function reportedOnce(findings: readonly LintFinding[], elements: readonly AuthoredElement[]): LintFinding[] {
  const placed = findings.map((finding) => ({ finding, place: placeOf(finding, elements) }));
  const repeated = new Set(
    placed.flatMap(({ finding, place }) => (better[finding.code] ?? []).map((worse) => `${worse} ${place}`)),
  );
  return sortByPosition(
    placed.flatMap(({ finding, place }) => (repeated.has(`${finding.code} ${place}`) ? [] : [finding])),
  );
}

/** Names the element in whose start tag a finding is, for many may stand on one line; in a style sheet, the line. */
function placeOf({ line, column, isInStyle }: LintFinding, elements: readonly AuthoredElement[]): string {
  const element = elements.findLastIndex(
    ({ at }) => at.line < line || (at.line === line && at.column <= column),
  );
  return isInStyle === true || elements[element]?.tag === "style"
    ? `line ${line} ${isInStyle === true}`
    : `element ${element}`;
}

/** Whether a part keeps light paper on a dark screen, for which its own style sheet counts as well. */
function hasLightPaper(html: string, style: string | undefined, isWithoutStyle: boolean): boolean {
  return style === undefined || style.trim() === ""
    ? isWithoutStyle
    : parsePart(html, { scope: "lint", style }).isLightOnly;
}

/**
 * Returns the paths of this site that a part links to or probably means, so that the caller can check whether they
 * exist.
 */
export function linkedPaths(html: string, origin?: string): string[] {
  const elements = readAuthoredElements(html);
  const routes = routePaths(elements).map(({ path }) => path);
  const meant = mistakenLinks(elements).flatMap(({ meant }) => (meant?.startsWith("/") ? [meant] : []));
  return [...new Set([...internalLinks(elements, origin).map(({ path }) => path), ...routes, ...meant])];
}

/**
 * Returns a finding for each block that a page has in another language and lacks in this one (R11.4). `html` is this
 * version, `other` the one in the other language.
 */
export function compareLanguages(html: string, other: string): LintFinding[] {
  const left = countWidgets(html);
  return [...countWidgets(other)].flatMap(([widget, count]) => {
    const has = left.get(widget) ?? 0;
    if (has >= count) return [];
    const code = "languages-differ";
    return [
      {
        code,
        severity: severityOf(code),
        line: 1,
        column: 1,
        words: `${widget} (${has} < ${count})`,
        widget,
      },
    ];
  });
}

function countWidgets(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const element of readAuthoredElements(html)) {
    const type = widgetTypeOf(element);
    if (type !== undefined) counts.set(`cms-box-${type}`, (counts.get(`cms-box-${type}`) ?? 0) + 1);
  }
  return counts;
}

/** Returns the findings in the part's own style sheet, each at its place in that sheet. */
function styleFindings(style: string | undefined): LintFinding[] {
  if (style === undefined || style.trim() === "") return [];
  const removed = scopeStylesheets([style], "lint").removed.map((words) =>
    findingAt("style-removed", positionOf(style, words) ?? { line: 1, column: 1 }, words),
  );
  const misspelt = sheetDeclarationFindings(style);
  return [...removed, ...misspelt].map((finding) => ({ ...finding, isInStyle: true }));
}
