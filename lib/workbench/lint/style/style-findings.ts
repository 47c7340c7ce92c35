import "server-only";
import { scopeStylesheets } from "@/lib/cms/clean/style/scope-stylesheet";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import { positionOf } from "@/lib/workbench/lint/source/source-text";
import { sheetDeclarationFindings } from "@/lib/workbench/lint/style/declaration-findings";

/** Returns the findings in the part's own style sheet, each at its place in that sheet. */
export function styleFindings(style: string | undefined): LintFinding[] {
  if (style === undefined || style.trim() === "") return [];
  const removed = scopeStylesheets([style], "lint").removed.map((words) =>
    findingAt("style-removed", positionOf(style, words) ?? { line: 1, column: 1 }, words),
  );
  const misspelt = sheetDeclarationFindings(style);
  return [...removed, ...misspelt].map((finding) => ({ ...finding, isInStyle: true }));
}
