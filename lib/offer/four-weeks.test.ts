import { daysOfFourWeeks, fourWeeksWith, monthsOfFourWeeks, turnFourWeeks } from "@/lib/offer/four-weeks";

test.each([
  ["2026-11-25", "2026-11-22"],
  ["2026-12-19", "2026-11-22"],
  ["2026-12-20", "2026-12-20"],
  ["2026-11-21", "2026-10-25"],
])("the page with %s begins on %s, where booking begins on Wednesday 25 November (R6.4)", (day, from) => {
  expect(fourWeeksWith(day, "2026-11-25")).toBe(from);
});

test("a page has twenty-eight days of one or two months, and the next one follows it without a gap (R6.4)", () => {
  const days = daysOfFourWeeks("2026-11-22");
  expect([days.length, days[0], days.at(-1)]).toEqual([28, "2026-11-22", "2026-12-19"]);
  expect(monthsOfFourWeeks("2026-11-22")).toEqual(["2026-11", "2026-12"]);
  expect(monthsOfFourWeeks("2026-02-01")).toEqual(["2026-02", undefined]);
  expect(turnFourWeeks("2026-11-22", 1)).toBe("2026-12-20");
  expect(turnFourWeeks("2026-12-20", -1)).toBe("2026-11-22");
});
