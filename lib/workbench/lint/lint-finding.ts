import type { FindingCode } from "@/lib/cms/parse/finding";
import type { Translator } from "@/lib/i18n/load-messages";

/** Findings that cleaning does not look for, because they harm only the page's readers. */
export type ContentCode =
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
  | "languages-differ"
  | "unclosed-tag"
  | "stray-tag"
  | "open-comment"
  | "open-quote"
  | "curly-quote"
  | "misnamed-block"
  | "invisible-character"
  | "block-place"
  | "duplicate-id"
  | "duplicate-popup"
  | "broken-phone"
  | "broken-mail"
  | "broken-address"
  | "insecure-picture"
  | "missing-picture"
  | "unshown-picture"
  | "never-shown"
  | "heavy-picture"
  | "file-alt"
  | "small-text"
  | "too-wide"
  | "vague-link"
  | "empty-element"
  | "unknown-route"
  | "missing-place"
  | "missing-record"
  | "unchecked-record"
  | "unknown-type"
  | "empty-list"
  | "endless-list"
  | "autoplay-removed"
  | "style-unknown"
  | "style-value"
  | "style-syntax"
  | "dead-control"
  | "unknown-attribute"
  | "attribute-value"
  | "raw-text"
  | "odd-figure"
  | "other-target"
  | "preset"
  | "misplaced-element"
  | "idle-block"
  | "duplicate-event";

export type LintCode = FindingCode | ContentCode;

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
  /** Which of several causes of this code it is; the messages have a sentence for each. */
  cause?: string | undefined;
  /** What would be allowed instead, as it is written; undefined where a message says it. */
  allowed?: string | undefined;
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
  "duplicate-id",
  "duplicate-popup",
  "insecure-picture",
  "heavy-picture",
  "never-shown",
  "file-alt",
  "small-text",
  "too-wide",
  "vague-link",
  "unchecked-record",
  "unknown-type",
  "empty-list",
  "endless-list",
  "autoplay-removed",
  "style-unknown",
  "style-value",
  "unknown-attribute",
  "attribute-value",
  "preset",
  "misplaced-element",
  "idle-block",
  "duplicate-event",
]);

/** Returns the severity of a code. */
export function severityOf(code: LintCode): Severity {
  return WARNINGS.has(code) ? "warning" : "error";
}

/** Builds a finding, by default with its code's severity. */
export function findingAt(
  code: LintCode,
  at: Pick<LintFinding, "line" | "column">,
  words: string,
  more: Partial<Pick<LintFinding, "nearest" | "widget" | "cause" | "allowed" | "severity">> = {},
): LintFinding {
  return { code, severity: severityOf(code), line: at.line, column: at.column, words, ...more };
}

/** Returns the findings sorted by their position in the text. */
export function sortByPosition(findings: readonly LintFinding[]): LintFinding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Returns the findings with the errors first, each group sorted by position. */
export function sortByWeight(findings: readonly LintFinding[]): LintFinding[] {
  const sorted = sortByPosition(findings);
  const of = (severity: Severity) => sorted.filter((finding) => finding.severity === severity);
  return [...of("error"), ...of("warning")];
}

/** The texts for a finding: why it is a problem, and what to write instead. */
type FindingWords = { why: string; instead: string };

/** Describes a finding in the author's language; suggests the probably intended word if there is a close one. */
export function describeFinding(finding: LintFinding, t: Translator<"Linter">): FindingWords {
  const { code, words, nearest, widget = "", cause = "other", allowed = "" } = finding;
  const values = { words, widget, cause, allowed };
  return {
    why: t(`${code}.why`, values),
    instead: nearest === undefined ? t(`${code}.instead`, values) : t("meant", { nearest }),
  };
}
