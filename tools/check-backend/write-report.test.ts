/** @jest-environment jsdom */
import type { CheckReport } from "@/tools/check-backend/report";
import { writeJson, writeJunit, writeReport } from "@/tools/check-backend/write-report";

const finding = {
  kind: "differs",
  path: "$.data[2].status",
  expected: "one of open, few",
  got: '"<half>"',
  guest: "Does not see this day.",
  count: 3,
} as const;
const call = { group: "promotion", findings: [], requests: 2, slowestMs: 12 } as const;
const report: CheckReport = {
  origin: "https://backend.example",
  startedAt: "2026-11-25T09:00:00.000Z",
  lasted: 1_500,
  mode: "read only",
  calls: [
    { ...call, id: "getTimetable", title: "GET promotion/timetable", verdict: "ok" },
    { ...call, id: "getCalendar", title: "GET promotion/calendar", verdict: "differs", findings: [finding] },
    {
      ...call,
      id: "listCoupons",
      group: "coupon",
      title: "GET coupon/list",
      verdict: "not tested",
      reason: "needs --token",
      requests: 0,
      slowestMs: 0,
    },
  ],
};

test("a report is grouped and counted, and plain where it is not on a terminal", () => {
  expect(writeReport(report, { inColour: false })).toBe(`Back end https://backend.example, read only

promotion
  ok        GET promotion/timetable                    12 ms
  DIFFERS   GET promotion/calendar
      differs $.data[2].status: expected one of open, few; got "<half>" (3 times). The guest: Does not see this day.

coupon
  -         GET coupon/list                            not tested: needs --token

3 calls and promises: 1 differs, 1 ok, 1 not tested
1 finding in 4 questions, 1.5 s
`);
});

test("a report on a terminal says the same in colour", () => {
  const coloured = writeReport(report, { inColour: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how terminals are told colours
  expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(writeReport(report, { inColour: false }));
  expect(coloured).toContain("\u001b[31mDIFFERS");
});

test("a back end that could not be reached is said in every form", () => {
  const unreachable = { ...report, calls: [], unreachable: "ECONNREFUSED" };
  expect(writeReport(unreachable, { inColour: false })).toContain("It cannot be reached: ECONNREFUSED");
  expect(JSON.parse(writeJson(unreachable))).toMatchObject({ exitCode: 11, unreachable: "ECONNREFUSED" });
  expect(writeJunit(unreachable)).toContain('<error message="ECONNREFUSED"/>');
});

test("JUnit's XML has a test for each call, with what was found, escaped", () => {
  const xml = new DOMParser().parseFromString(writeJunit(report), "text/xml");
  expect(
    [...xml.querySelectorAll("testsuite")].map((suite) => [
      suite.getAttribute("name"),
      suite.getAttribute("tests"),
    ]),
  ).toEqual([
    ["promotion", "2"],
    ["coupon", "1"],
  ]);
  expect(xml.querySelector("testcase[name='GET promotion/calendar'] failure")?.textContent).toContain(
    'got "<half>" (3 times)',
  );
  expect(xml.querySelector("skipped")?.getAttribute("message")).toBe("needs --token");
});

test("the JSON has everything, and the exit code", () => {
  expect(JSON.parse(writeJson(report))).toEqual({ ...report, exitCode: 1 });
});
