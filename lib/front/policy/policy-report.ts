import * as z from "zod/mini";
import { bareAnswer, type FrontAnswer, type FrontRequest } from "@/lib/front/front-message";
import { log } from "@/lib/log/log";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

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
  z.object({
    "document-uri": text,
    "violated-directive": text,
    "effective-directive": text,
    "blocked-uri": text,
    disposition: text,
    "script-sample": text,
    "source-file": text,
  }),
  z.transform((report) => ({
    documentURL: report["document-uri"],
    effectiveDirective: report["effective-directive"] || report["violated-directive"],
    blockedURL: report["blocked-uri"],
    disposition: report.disposition,
    sample: report["script-sample"],
    sourceFile: report["source-file"],
  })),
);
/** Both forms in which browsers report: the older single one and the Reporting API's list. */
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

const MOST_A_MINUTE = 30;

/**
 * Takes what browsers report of refused scripts and logs it in a line: directive, what was refused by its origin or only watched, and
 * the kind of page. No address of a guest's own, and no more lines a minute than somebody can read. Anybody may send
 * anything here, so what cannot be read is dropped without a word.
 */
export function createPolicyReport(now: () => number = Date.now): (request: FrontRequest) => FrontAnswer {
  let minute = 0;
  let lines = 0;
  return ({ method, body }) => {
    if (method !== "POST") return bareAnswer(405, { allow: "POST" });
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    for (const report of readReports(body)) {
      lines += 1;
      if (lines > MOST_A_MINUTE) break;
      log.warn(`policy: ${whatOf(report)} on ${pathOf(report.documentURL)}`);
    }
    return bareAnswer(204);
  };
}

function readReports(body: Uint8Array | undefined) {
  try {
    const parsed = reportSchema.safeParse(JSON.parse(Buffer.from(body ?? []).toString("utf8")));
    return parsed.success ? parsed.data : [];
  } catch {
    // No JSON at all: nothing that a browser sends.
    return [];
  }
}

/** What was refused; of what is only watched, which sink took text and whose script put it there, but nothing of the text. */
function whatOf({ disposition, effectiveDirective, blockedURL, sample, sourceFile }: Report): string {
  if (disposition !== "report") return `${word(effectiveDirective)} refused ${originOf(blockedURL)}`;
  const [sink = ""] = sample.split("|");
  return `${/^[A-Za-z. ]{1,60}$/.test(sink) ? sink : "something"} took text from ${sourceOf(sourceFile)}`;
}

/** A file of the build by its name, which tells the framework's from ours; of any other script its origin. */
function sourceOf(address: string): string {
  const { pathname = "" } = URL.canParse(address) ? new URL(address) : {};
  return /^\/_next\/static\/[\w./~-]{1,100}$/.test(pathname) ? pathname : originOf(address);
}

function word(directive: string): string {
  return /^[a-z-]{1,40}$/.test(directive) ? directive : "something";
}

/** `inline`, `eval` and the like stand as they are; of an address its origin. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : "something";
}

function pathOf(address: string): string {
  return URL.canParse(address) ? screenOfPath(new URL(address).pathname).path : "some page";
}
