import * as z from "zod/mini";
import { parseJson } from "@/lib/base/text";
import { BUILT_PATH } from "@/lib/server/before-hydration/framework/framework-requests";
import {
  emptyResponse,
  type HttpRequest,
  type HttpResponse,
  refuseOtherMethods,
} from "@/lib/server/http-message";
import { log } from "@/lib/server/log/log";
import { countEvent } from "@/lib/server/metrics/definitions";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

/** A file of the build; anybody may send a report, so that a longer address is none of ours. */
const BUILT_FILE = new RegExp(`^${BUILT_PATH}[\\w./~-]{1,100}$`);

const text = z.catch(z.string().check(z.maxLength(2_000)), "");
const bodySchema = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text,
  disposition: text,
  sample: text,
  sourceFile: text,
});
const legacySchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((report) =>
    bodySchema.parse({
      documentURL: report["document-uri"],
      effectiveDirective: report["effective-directive"] || report["violated-directive"],
      blockedURL: report["blocked-uri"],
      disposition: report.disposition,
      sample: report["script-sample"],
      sourceFile: report["source-file"],
    }),
  ),
);
/** A policy report in either format that browsers send: an older single object, or the Reporting API's list. */
const reportSchema = z.union([
  z.pipe(
    z.object({ "csp-report": legacySchema }),
    z.transform((report) => [report["csp-report"]]),
  ),
  z.pipe(
    z.array(z.object({ type: z.string(), body: z.unknown() })).check(z.maxLength(20)),
    z.transform((reports) =>
      reports.flatMap(({ type, body }) =>
        type === "csp-violation" && bodySchema.safeParse(body).success ? [bodySchema.parse(body)] : [],
      ),
    ),
  ),
]);

type Report = z.output<typeof bodySchema>;

const MAX_PER_MINUTE = 30;

/**
 * Creates the handler that logs browsers' policy reports in one line each: the directive with the origin that was
 * blocked, or the sink and script of a report-only violation, and the kind of page. Logs no address of a guest, and
 * at most `MAX_PER_MINUTE` lines a minute. Any client may send anything here, so unreadable reports are dropped
 * silently.
 */
export function createPolicyReport(now: () => number = Date.now): (request: HttpRequest) => HttpResponse {
  let minute = 0;
  let lines = 0;
  return ({ method, body }) => {
    const refused = refuseOtherMethods({ method }, "POST");
    if (refused !== undefined) return refused;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    const reports = reportSchema.safeParse(parseJson(Buffer.from(body ?? []).toString("utf8"))).data ?? [];
    for (const report of reports) {
      lines += 1;
      countEvent("yeoul_policy_reports_total", { directive: directiveOf(report.effectiveDirective) });
      if (lines > MAX_PER_MINUTE) break;
      log.warn(`policy: ${whatOf(report)} on ${pathOf(report.documentURL)}`);
    }
    return emptyResponse(204);
  };
}

/**
 * Returns what was blocked; for a report-only violation the sink and the source of the script, but none of the text.
 */
function whatOf({ disposition, effectiveDirective, blockedURL, sample, sourceFile }: Report): string {
  if (disposition !== "report") return `${word(effectiveDirective)} refused ${originOf(blockedURL)}`;
  const [sink = ""] = sample.split("|");
  return `${/^[A-Za-z. ]{1,60}$/.test(sink) ? sink : "something"} received text from ${sourceOf(sourceFile)}`;
}

/** Returns the path of a build file, which distinguishes the framework's from ours; the origin of any other script. */
function sourceOf(address: string): string {
  const { pathname = "" } = URL.canParse(address) ? new URL(address) : {};
  return BUILT_FILE.test(pathname) ? pathname : originOf(address);
}

/** Anybody may send a report, so only directives that exist are counted by their name. */
function directiveOf(directive: string): string {
  const known =
    /^(?:(?:script|style|img|media|connect|frame|font|worker|manifest|default|object|child)-src|(?:script|style)-src-(?:elem|attr)|form-action|frame-ancestors|base-uri|require-trusted-types-for|trusted-types)$/;
  return known.test(directive) ? directive : "other";
}

function word(directive: string): string {
  return /^[a-z-]{1,40}$/.test(directive) ? directive : "something";
}

/** Returns keywords such as `inline` and `eval` unchanged, and the origin of an address. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : "something";
}

function pathOf(address: string): string {
  return URL.canParse(address) ? screenOfPath(new URL(address).pathname).path : "some page";
}
