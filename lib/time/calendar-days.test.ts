import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf, weekendFrom } from "@/lib/time/calendar-days";

test("months have their days, leap years too", () => {
  expect(monthOf("2026-11-30")).toBe("2026-11");
  expect(daysOfMonth("2026-11")).toHaveLength(30);
  expect(daysOfMonth("2026-11").slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(daysOfMonth("2028-02").at(-1)).toBe("2028-02-29");
  expect(daysOfMonth("2026-02").at(-1)).toBe("2026-02-28");
});

test("months follow each other across the year", () => {
  expect([monthAfter("2026-12"), monthAfter("2026-01", -1), monthAfter("2026-11", 3)]).toEqual([
    "2027-01",
    "2025-12",
    "2027-02",
  ]);
});

test("R9.3 days follow each other across months, and across nights in which other countries change their clocks", () => {
  expect([
    dayAfter("2026-12-31"),
    dayAfter("2026-03-01", -1),
    dayAfter("2026-03-07", 2),
    dayAfter("2026-10-31", 1),
  ]).toEqual(["2027-01-01", "2026-02-28", "2026-03-09", "2026-11-01"]);
});

test("R9.3 a day has Seoul's weekday", () => {
  expect([weekdayOf("2026-12-24"), weekdayOf("2026-11-22"), weekdayOf("2026-11-21")]).toEqual([4, 0, 6]);
});

test("issue 18 B6 a weekend is the Saturday and Sunday to come, and on its Sunday what is left of it", () => {
  expect(weekendFrom("2026-11-23")).toEqual(["2026-11-28", "2026-11-29"]);
  expect(weekendFrom("2026-11-28")).toEqual(["2026-11-28", "2026-11-29"]);
  expect(weekendFrom("2026-11-29")).toEqual(["2026-11-29"]);
});
