import { styleText } from "node:util";
import {
  type Asked,
  type CallReport,
  type CheckReport,
  countVerdicts,
  exitCodeOf,
  type Finding,
  type Verdict,
} from "@/tools/check-backend/report";

type Look = Parameters<typeof styleText>[0];

const marks: Readonly<Record<Verdict, string>> = {
  ok: "ok",
  differs: "DIFFERS",
  insecure: "INSECURE",
  slow: "SLOW",
  missing: "MISSING",
  "not tested": "-",
};

const looks: Readonly<Record<Verdict, Look>> = {
  ok: "green",
  differs: "red",
  insecure: ["bold", "red"],
  slow: "yellow",
  missing: "magenta",
  "not tested": "dim",
};

const MARK_WIDTH = 9;
const TITLE_WIDTH = 42;

/** Writes a report for people, in colour for a terminal. */
export function writeReport(report: CheckReport, { inColour }: { inColour: boolean }): string {
  const paint = (look: Look, text: string) =>
    inColour ? styleText(look, text, { validateStream: false }) : text;
  const lines = [`${paint("bold", "Back end")} ${report.origin}, ${report.mode}`];
  if (report.unreachable !== undefined)
    return [...lines, "", paint("red", `It cannot be reached: ${report.unreachable}`), ""].join("\n");
  for (const group of new Set(report.calls.map((call) => call.group))) {
    lines.push("", paint("bold", group));
    for (const call of report.calls.filter((call) => call.group === group))
      lines.push(...writeCall(call, paint));
  }
  const counts = countVerdicts(report.calls).map(([verdict, count]) =>
    paint(looks[verdict], `${count} ${verdict}`),
  );
  const findings = report.calls.reduce((sum, call) => sum + call.findings.length, 0);
  const callCount = report.calls.reduce((sum, call) => sum + call.requests, 0);
  lines.push(
    "",
    `${counted(report.calls.length, "call or promise", "calls and promises")}: ${counts.join(", ")}`,
    `${counted(findings, "finding", "findings")} in ${counted(callCount, "question", "questions")}, ${(report.lasted / 1_000).toFixed(1)} s`,
  );
  if (report.unusable !== undefined) lines.push(paint("red", report.unusable));
  return `${lines.join("\n")}\n`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function writeCall(call: CallReport, paint: (look: Look, text: string) => string): string[] {
  const { verdict, title, reason, slowestMs, requests: callCount } = call;
  const time = callCount === 0 ? "" : `${slowestMs} ms`;
  const said = verdict === "ok" ? time : verdict === "not tested" ? `not tested: ${reason ?? ""}` : "";
  const mark = paint(looks[verdict], marks[verdict].padEnd(MARK_WIDTH));
  const head = `  ${mark} ${said === "" ? title : `${title.padEnd(TITLE_WIDTH)} ${paint("dim", said)}`}`;
  return [head, ...call.findings.map((finding) => writeFinding(finding, paint))];
}

/** Writes a finding in one line, so that it can be searched for and counted. */
export function writeFinding(
  { kind, path, expected, got, guest, count, asked }: Finding,
  paint: (look: Look, text: string) => string = (_, text) => text,
): string {
  const more = count > 1 ? ` (${count} times)` : "";
  const question = asked === undefined ? "" : ` Asked: ${paint("bold", writeAsked(asked))}.`;
  return `      ${paint(looks[kind], kind)} ${path}: expected ${expected}; got ${got}${more}.${question} ${paint("dim", `The guest: ${guest}`)}`;
}

/** The whole body is in the JSON. */
const LONGEST_BODY = 240;

function writeAsked({ method, address, language, body }: Asked): string {
  const start = body === undefined || body.length <= LONGEST_BODY ? body : `${body.slice(0, LONGEST_BODY)}…`;
  return `${method} ${address}${language === "ko" ? " in Korean" : ""}${start === undefined ? "" : ` with ${start}`}`;
}

/** Writes a report as JUnit's XML, in which every build server shows a call as a test. */
export function writeJunit(report: CheckReport): string {
  const groups = [...new Set(report.calls.map(({ group }) => group))];
  const suites = groups.map((group) => {
    const calls = report.calls.filter((call) => call.group === group);
    const counts = `tests="${calls.length}" failures="${calls.filter(isFailed).length}" skipped="${calls.filter(({ verdict }) => verdict === "not tested").length}"`;
    return `  <testsuite name="${escapeXml(group)}" ${counts}>\n${calls.map((call) => writeCase(group, call)).join("")}  </testsuite>\n`;
  });
  const unusable = report.unreachable ?? report.unusable;
  const error =
    unusable === undefined
      ? ""
      : `  <testsuite name="run" tests="1" errors="1"><testcase classname="run" name="the back end can be tested"><error message="${escapeXml(unusable)}"/></testcase></testsuite>\n`;
  const failures = report.calls.filter(isFailed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="check:backend ${escapeXml(report.origin)}" tests="${report.calls.length}" failures="${failures}" time="${report.lasted / 1_000}">\n${suites.join("")}${error}</testsuites>\n`;
}

/** Writes a report for programs: the report itself, with its exit code. */
export function writeJson(report: CheckReport): string {
  return `${JSON.stringify({ ...report, exitCode: exitCodeOf(report) }, undefined, 2)}\n`;
}

const isFailed = ({ verdict }: CallReport) => verdict !== "ok" && verdict !== "not tested";

function writeCase(group: string, call: CallReport): string {
  const { verdict, title, findings, reason = "", slowestMs } = call;
  const head = `    <testcase classname="${escapeXml(group)}" name="${escapeXml(title)}" time="${slowestMs / 1_000}"`;
  if (verdict === "ok") return `${head}/>\n`;
  if (verdict === "not tested") return `${head}><skipped message="${escapeXml(reason)}"/></testcase>\n`;
  const lines = findings.map((finding) => writeFinding(finding).trim());
  return `${head}><failure type="${verdict}" message="${escapeXml(lines[0] ?? verdict)}">${escapeXml(lines.join("\n"))}</failure></testcase>\n`;
}

/** Characters that XML 1.0 cannot hold are left out, because an answer may contain any. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
