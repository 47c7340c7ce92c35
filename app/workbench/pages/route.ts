import type { NextRequest } from "next/server";
import { lintSome } from "@/app/_lint/lint-all";
import { forStaff, uncachedJson } from "@/app/workbench/staff-call";
import { log } from "@/lib/server/log/log";
import type { LintCode, LintFinding } from "@/lib/workbench/lint/lint-finding";

const DEAD: ReadonlySet<LintCode> = new Set([
  "dead-link",
  "dead-anchor",
  "missing-picture",
  "missing-place",
  "missing-record",
]);

/** Milliseconds after which a call returns what it has: a request has five seconds. */
const STRETCH_MS = 2_000;

/**
 * Returns the published pages from the place `from` on with the number of their findings (R11.4), as many as can be
 * linted in one request, and where the next call begins. Responds 503 while the pages cannot be listed.
 */
export const GET = forStaff(async (request: NextRequest) => {
  const from = Number(/^\d{1,9}$/.exec(request.nextUrl.searchParams.get("from") ?? "")?.[0] ?? 0);
  try {
    const { versions, ...stretch } = await lintSome(from, STRETCH_MS);
    const pages = versions.map(({ findings, ...version }) => ({
      ...version,
      errors: count(findings, ({ severity }) => severity === "error"),
      warnings: count(findings, ({ severity }) => severity === "warning"),
      dead: count(findings, ({ code }) => DEAD.has(code)),
    }));
    return uncachedJson({ pages, ...stretch });
  } catch (error) {
    log.warn("the published pages could not be checked", error);
    return uncachedJson({ error: "backend_unavailable" }, 503);
  }
});

function count(findings: readonly LintFinding[], isMeant: (finding: LintFinding) => boolean): number {
  return findings.filter(isMeant).length;
}
