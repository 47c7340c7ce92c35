import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf, weekendFrom } from "@/lib/base/calendar-days";

test("a month has its days, in leap years too", () => {
  expect(monthOf("2026-11-30")).toBe("2026-11");
  expect(daysOfMonth("2026-11")).toHaveLength(30);
  expect(daysOfMonth("2026-11").slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(daysOfMonth("2028-02").at(-1)).toBe("2028-02-29");
  expect(daysOfMonth("2026-02").at(-1)).toBe("2026-02-28");
});

test("months are added across the end of the year", () => {
  expect([monthAfter("2026-12"), monthAfter("2026-01", -1), monthAfter("2026-11", 3)]).toEqual([
    "2027-01",
    "2025-12",
    "2027-02",
  ]);
});

test("days are added across months, and across nights when other countries change their clocks (R9.3)", () => {
  expect([
    dayAfter("2026-12-31"),
    dayAfter("2026-03-01", -1),
    dayAfter("2026-03-07", 2),
    dayAfter("2026-10-31", 1),
  ]).toEqual(["2027-01-01", "2026-02-28", "2026-03-09", "2026-11-01"]);
});

test("a calendar day has its weekday (R9.3)", () => {
  expect([weekdayOf("2026-12-24"), weekdayOf("2026-11-22"), weekdayOf("2026-11-21")]).toEqual([4, 0, 6]);
});

test("the next weekend is the next Saturday and Sunday, on Saturday both, on Sunday only Sunday", () => {
  expect(weekendFrom("2026-11-23")).toEqual(["2026-11-28", "2026-11-29"]);
  expect(weekendFrom("2026-11-28")).toEqual(["2026-11-28", "2026-11-29"]);
  expect(weekendFrom("2026-11-29")).toEqual(["2026-11-29"]);
});
