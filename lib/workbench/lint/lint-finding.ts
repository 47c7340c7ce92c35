import type { FindingCode } from "@/lib/cms/parse/finding";
import type { Translator } from "@/lib/i18n/load-messages";

/** Findings that cleaning does not look for, because they harm only the page's readers, with their severities. */
const contentCodes = {
  "unknown-option": "error",
  "dead-link": "error",
  "dead-anchor": "warning",
  "missing-alt": "error",
  "heading-order": "warning",
  "large-picture": "warning",
  "popup-days": "warning",
  "question-options": "warning",
  "wrong-language": "warning",
  "languages-differ": "warning",
  "unclosed-tag": "error",
  "stray-tag": "error",
  "open-comment": "error",
  "open-quote": "error",
  "curly-quote": "error",
  "misnamed-block": "error",
  "invisible-character": "error",
  "block-place": "error",
  "duplicate-id": "warning",
  "duplicate-popup": "warning",
  "broken-phone": "error",
  "broken-mail": "error",
  "broken-address": "error",
  "insecure-picture": "warning",
  "missing-picture": "error",
  "unshown-picture": "error",
  "never-shown": "warning",
  "heavy-picture": "warning",
  "file-alt": "warning",
  "small-text": "warning",
  "too-wide": "warning",
  "vague-link": "warning",
  "empty-element": "error",
  "unknown-route": "error",
  "missing-place": "error",
  "missing-record": "error",
  "unchecked-record": "warning",
  "unknown-type": "warning",
  "empty-list": "warning",
  "endless-list": "warning",
  "autoplay-removed": "warning",
  "style-unknown": "warning",
  "style-value": "warning",
  "style-syntax": "error",
  "dead-control": "error",
  "unknown-attribute": "warning",
  "attribute-value": "warning",
  "raw-text": "error",
  "odd-figure": "error",
  "other-target": "error",
  preset: "warning",
  "misplaced-element": "warning",
  "idle-block": "warning",
  "duplicate-event": "warning",
  "broken-tag": "error",
  "block-entry": "warning",
  restless: "warning",
  "table-cells": "warning",
} as const;

export type ContentCode = keyof typeof contentCodes;

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

/** What a search finds in one place: a finding, several, or none. */
export type Found = LintFinding | LintFinding[];

/** What cleaning removes and guests may not miss. */
const CLEANING_WARNINGS: ReadonlySet<LintCode> = new Set(["style-removed", "element-removed"]);

/** Returns the severity of a code. */
export function severityOf(code: LintCode): Severity {
  if (code in contentCodes) return contentCodes[code as ContentCode];
  return CLEANING_WARNINGS.has(code) ? "warning" : "error";
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
