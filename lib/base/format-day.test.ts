import {
  formatDate,
  formatDay,
  formatMonth,
  formatNearDate,
  formatNearDay,
  formatPeriod,
  formatShortDay,
  formatWeekday,
  weekdayNames,
  weekdayOfDay,
} from "@/lib/base/format-day";
import { plainSpaces } from "@/lib/base/plain-spaces.test-support";

test.each([
  ["a day with its year", formatDay, "Thu 24 Dec 2026", "2026년 12월 24일 (목)"],
  ["a date without a weekday", formatDate, "24 Dec 2026", "2026년 12월 24일"],
  ["an abbreviated day", formatShortDay, "Thu 24 Dec", "12월 24일 (목)"],
  ["a day as a heading", formatWeekday, "Thursday 24 December", "12월 24일 목요일"],
  ["a day's weekday", weekdayOfDay, "Thursday", "목요일"],
])("the day %s is written in both languages (R9.3)", (_, write, en, ko) => {
  expect([write("2026-12-24", "en"), write("2026-12-24", "ko")].map(plainSpaces)).toEqual([en, ko]);
});

test("a day has its year unless it is the current one", () => {
  expect(plainSpaces(formatNearDay("2026-12-24", "en", "2026"))).toBe("Thu 24 Dec");
  expect(plainSpaces(formatNearDay("2027-01-02", "en", "2026"))).toBe("Sat 2 Jan 2027");
  expect(plainSpaces(formatNearDay("2027-01-02", "ko", "2026"))).toBe("2027년 1월 2일 (토)");
  expect(plainSpaces(formatNearDate("2026-12-24", "en", "2026"))).toBe("24 Dec");
  expect(plainSpaces(formatNearDate("2027-01-02", "ko", "2026"))).toBe("2027년 1월 2일");
});

test("September is abbreviated to three letters, unlike some versions of the CLDR data", () => {
  expect(plainSpaces(formatShortDay("2026-09-01", "en"))).toBe("Tue 1 Sep");
});

test("a month is written in both languages", () => {
  expect([formatMonth("2026-12", "en"), formatMonth("2026-12", "ko")]).toEqual([
    "December 2026",
    "2026년 12월",
  ]);
});

test.each([
  ["2026-12-01", "2026-12-24", "1–24 Dec 2026", "2026년 12월 1일~24일"],
  ["2026-11-22", "2026-12-24", "22 Nov – 24 Dec 2026", "2026년 11월 22일~12월 24일"],
  ["2026-12-24", "2027-01-03", "24 Dec 2026 – 3 Jan 2027", "2026년 12월 24일~2027년 1월 3일"],
  ["2026-12-24", "2026-12-24", "24 Dec 2026", "2026년 12월 24일"],
])("a period from %s to %s repeats no shared part", (start, end, en, ko) => {
  expect([formatPeriod(start, end, "en"), formatPeriod(start, end, "ko")].map(plainSpaces)).toEqual([en, ko]);
});

test("a calendar's weeks begin on Sunday", () => {
  expect(weekdayNames("en").map(({ short }) => short)).toEqual(["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]);
  expect(weekdayNames("ko").map(({ short }) => short)).toEqual(["일", "월", "화", "수", "목", "금", "토"]);
});

test("a date has non-breaking spaces only", () => {
  for (const write of [formatDay, formatDate, formatShortDay]) {
    expect(write("2026-12-24", "en")).not.toContain(" ");
    expect(write("2026-12-24", "ko")).not.toMatch(/월 |일 /);
  }
});
