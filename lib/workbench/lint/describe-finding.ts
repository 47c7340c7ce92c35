import type { Translator } from "@/lib/i18n/load-messages";
import type { LintFinding } from "@/lib/workbench/lint/lint-finding";

/** The texts for a finding: why it is a problem, and what to write instead. */
export type FindingWords = { why: string; instead: string };

/** Describes a finding in the author's language; suggests the probably intended word if there is a close one. */
export function describeFinding(finding: LintFinding, t: Translator<"Linter">): FindingWords {
  const { code, words, nearest, widget = "", cause = "other", allowed = "" } = finding;
  const values = { words, widget, cause, allowed };
  return {
    why: t(`${code}.why`, values),
    instead: nearest === undefined ? t(`${code}.instead`, values) : t("meant", { nearest }),
  };
}
