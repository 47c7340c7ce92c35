import { type CallReport, type CheckReport, exitCodeOf } from "@/tools/check-backend/report";
import { writeFinding } from "@/tools/check-backend/write-report";

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
