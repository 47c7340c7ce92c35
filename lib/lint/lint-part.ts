import "server-only";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { readAuthored, readAuthoredElements } from "@/lib/lint/authored-elements";
import { cleaningFindings, widgetTypeOf } from "@/lib/lint/cleaning-findings";
import { contrastFindings } from "@/lib/lint/contrast-findings";
import { internalLinks } from "@/lib/lint/internal-links";
import { type LintFinding, severityOf, sortByPosition } from "@/lib/lint/lint-finding";
import { mistakenLinks } from "@/lib/lint/mistaken-links";
import { optionFindings } from "@/lib/lint/option-findings";
import { type ReadingContext, readingFindings } from "@/lib/lint/reading-findings";
import { styleFindings } from "@/lib/lint/style-findings";

export type LintOptions = ReadingContext & {
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
  return sortByPosition([
    ...cleaningFindings(parsed.findings, html, elements),
    ...styleFindings(style),
    ...readingFindings(elements, context),
    ...optionFindings(elements),
    ...contrastFindings(authored, style, isLightOnly),
  ]);
}

/** Whether a part keeps light paper on a dark screen, for which its own style sheet counts as well. */
function hasLightPaper(html: string, style: string | undefined, isWithoutStyle: boolean): boolean {
  return style === undefined || style.trim() === ""
    ? isWithoutStyle
    : parsePart(html, { scope: "lint", style }).isLightOnly;
}

/** Returns the paths of this site that a part links to or probably means, so that the caller can check whether they exist. */
export function linkedPaths(html: string, origin?: string): string[] {
  const elements = readAuthoredElements(html);
  const meant = mistakenLinks(elements).flatMap(({ meant }) => (meant?.startsWith("/") ? [meant] : []));
  return [...new Set([...internalLinks(elements, origin).map(({ path }) => path), ...meant])];
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
