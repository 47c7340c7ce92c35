import { dayProblem } from "@/lib/booking/check-draft";

const known = {
  range: { start: "2026-05-10", end: "2026-05-20" },
  month: [
    { date: "2026-05-09", status: "closed" },
    { date: "2026-05-10", status: "open" },
    { date: "2026-05-11", status: "few" },
    { date: "2026-05-12", status: "full" },
    { date: "2026-05-13", status: "closed" },
    { date: "2026-05-20", status: "open" },
    { date: "2026-05-21", status: "open" },
  ],
  today: "2026-05-05",
} as const;

test.each([
  ["a day before today is past", "2026-05-04", "past"],
  ["today is early when it precedes the first bookable day", "2026-05-05", "early"],
  ["the day before the first bookable one is early", "2026-05-09", "early"],
  ["the first bookable day has no problem", "2026-05-10", undefined],
  ["a day with few tables has no problem", "2026-05-11", undefined],
  ["a day without a table for the party is full", "2026-05-12", "full"],
  ["a day on which the outlet is closed is reported as closed", "2026-05-13", "closed"],
  ["a day missing from the calendar is closed", "2026-05-14", "closed"],
  ["the last bookable day has no problem", "2026-05-20", undefined],
  ["the day after the last bookable one is closed", "2026-05-21", "closed"],
])("%s", (_, date, problem) => {
  expect(dayProblem(date, known)).toBe(problem);
});

test("a day is not refused while its range or calendar is unknown", () => {
  expect(dayProblem("2026-05-04", { ...known, range: undefined })).toBeUndefined();
  expect(dayProblem("2026-05-12", { ...known, month: undefined })).toBeUndefined();
});

test("a day outside the range needs no calendar", () => {
  expect(dayProblem("2026-05-21", { ...known, month: undefined })).toBe("closed");
});
