import type { FindingCode } from "@/lib/cms/source/finding";

/** Findings that cleaning does not look for, because they harm only the page's readers. */
export type ReadingCode =
  | "unknown-option"
  | "dead-link"
  | "dead-anchor"
  | "missing-alt"
  | "heading-order"
  | "low-contrast"
  | "large-picture"
  | "popup-days"
  | "question-options"
  | "wrong-language"
  | "languages-differ";

export type LintCode = FindingCode | ReadingCode;

/** An error is something that guests do not see or cannot use; a warning may be intended. */
export type Severity = "error" | "warning";

/** One message to the author of a part, with its position and the text at fault. */
export type LintFinding = {
  code: LintCode;
  severity: Severity;
  /** Counted from 1; 1 for both when the finding is about the whole part. */
  line: number;
  column: number;
  /** The text at fault, as it was written. */
  words: string;
  /** The probably intended word; undefined when none is close. */
  nearest?: string | undefined;
  /** The class of the block that the finding is about. */
  widget?: string | undefined;
  /** Whether line and column are those of the part's own style sheet instead of its HTML. */
  isInStyle?: boolean | undefined;
};

const WARNINGS: ReadonlySet<LintCode> = new Set([
  "style-removed",
  "element-removed",
  "heading-order",
  "dead-anchor",
  "large-picture",
  "popup-days",
  "question-options",
  "wrong-language",
  "languages-differ",
]);

/** Returns the severity of a code. */
export function severityOf(code: LintCode): Severity {
  return WARNINGS.has(code) ? "warning" : "error";
}

/** Builds a finding with its code's severity. */
export function findingAt(
  code: LintCode,
  at: Pick<LintFinding, "line" | "column">,
  words: string,
  more: Pick<LintFinding, "nearest" | "widget"> = {},
): LintFinding {
  return { code, severity: severityOf(code), line: at.line, column: at.column, words, ...more };
}

/** Returns the findings sorted by their position in the text. */
export function sortByPosition(findings: readonly LintFinding[]): LintFinding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
