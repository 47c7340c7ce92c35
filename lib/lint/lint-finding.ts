import type { FindingCode } from "@/lib/cms/parse/finding";

/** What cleaning never looks at, because it does no harm to anybody but the page's readers. */
export type ReadingCode =
  | "unknown-option"
  | "dead-link"
  | "dead-anchor"
  | "missing-alt"
  | "heading-order"
  | "low-contrast"
  | "large-picture"
  | "wrong-language"
  | "languages-differ";

export type LintCode = FindingCode | ReadingCode;

/** An error is something that guests do not get, or cannot use; a warning something that may be meant. */
export type Severity = "error" | "warning";

/** One thing that the author of a part is told, where it stands and in their own words. */
export type LintFinding = {
  code: LintCode;
  severity: Severity;
  /** Both counted from 1; of the whole part where nothing better is known. */
  line: number;
  column: number;
  /** The words at fault, as they were written. */
  words: string;
  /** What was probably meant; undefined where nothing is near. */
  nearest?: string | undefined;
  /** The class of the block that it is about. */
  widget?: string | undefined;
};

const WARNINGS: ReadonlySet<LintCode> = new Set([
  "style-removed",
  "element-removed",
  "heading-order",
  "dead-anchor",
  "large-picture",
  "wrong-language",
  "languages-differ",
]);

/** How much a finding of this kind weighs. */
export function severityOf(code: LintCode): Severity {
  return WARNINGS.has(code) ? "warning" : "error";
}

/** A finding of its kind's weight at a place. */
export function findingAt(
  code: LintCode,
  at: Pick<LintFinding, "line" | "column">,
  words: string,
  more: Pick<LintFinding, "nearest" | "widget"> = {},
): LintFinding {
  return { code, severity: severityOf(code), line: at.line, column: at.column, words, ...more };
}

/** Findings in the order of the text. */
export function inOrder(findings: readonly LintFinding[]): LintFinding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
