import type { Translator } from "@/lib/i18n/translator";
import type { LintFinding } from "@/lib/lint/lint-finding";

/** A finding in words: why it is one, and what to write instead. */
export type FindingWords = { why: string; instead: string };

/** Tells an author of a finding in their own language; what was probably meant is named where something is near. */
export function describeFinding(finding: LintFinding, t: Translator<"Linter">): FindingWords {
  const { code, words, nearest, widget = "" } = finding;
  const values = { words, widget };
  return {
    why: t(`${code}.why`, values),
    instead: nearest === undefined ? t(`${code}.instead`, values) : t("meant", { nearest }),
  };
}
