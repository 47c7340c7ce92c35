import { lintAll } from "@/app/_lint/lint-all";
import { isStaff } from "@/app/workbench/require-staff";
import { uncachedJson } from "@/app/workbench/uncached-json";
import type { LintCode, LintFinding } from "@/lib/lint/lint-finding";
import { log } from "@/lib/log/log";

const DEAD: ReadonlySet<LintCode> = new Set(["dead-link", "dead-anchor", "missing-picture", "missing-place"]);

/**
 * Returns every published page with its findings (R11.4), those with the most errors first: where to begin mending.
 * Responds 503 while the pages cannot be listed.
 */
export async function GET(): Promise<Response> {
  if (!(await isStaff())) return uncachedJson({ error: "unauthorized" }, 401);
  try {
    const pages = (await lintAll()).map(({ findings, ...version }) => ({
      ...version,
      errors: count(findings, ({ severity }) => severity === "error"),
      warnings: count(findings, ({ severity }) => severity === "warning"),
      dead: count(findings, ({ code }) => DEAD.has(code)),
    }));
    pages.sort((a, b) => b.errors - a.errors || b.warnings - a.warnings);
    return uncachedJson({ pages });
  } catch (error) {
    log.warn("the published pages could not be checked", error);
    return uncachedJson({ error: "backend_unavailable" }, 503);
  }
}

function count(findings: readonly LintFinding[], isMeant: (finding: LintFinding) => boolean): number {
  return findings.filter(isMeant).length;
}
