import "server-only";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { addressFindings } from "@/lib/workbench/lint/address-findings";
import {
  type AuthoredElement,
  readAuthored,
  readAuthoredElements,
} from "@/lib/workbench/lint/authored-elements";
import { blockFindings } from "@/lib/workbench/lint/block-findings";
import { cleaningFindings, widgetTypeOf } from "@/lib/workbench/lint/cleaning-findings";
import { type ContentContext, contentFindings } from "@/lib/workbench/lint/content-findings";
import { unshownPictureFindings } from "@/lib/workbench/lint/hidden-findings";
import { internalLinks } from "@/lib/workbench/lint/internal-links";
import {
  type LintCode,
  type LintFinding,
  severityOf,
  sortByPosition,
} from "@/lib/workbench/lint/lint-finding";
import { mistakenLinks } from "@/lib/workbench/lint/mistaken-links";
import { optionFindings } from "@/lib/workbench/lint/option-findings";
import { routeFindings, routePaths } from "@/lib/workbench/lint/route-findings";
import { sourceFindings } from "@/lib/workbench/lint/source/source-findings";
import { contrastFindings } from "@/lib/workbench/lint/style/contrast-findings";
import {
  ownDeclarationFindings,
  sheetDeclarationFindings,
} from "@/lib/workbench/lint/style/declaration-findings";
import { styleFindings } from "@/lib/workbench/lint/style/style-findings";
import { usabilityFindings } from "@/lib/workbench/lint/usability-findings";

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
