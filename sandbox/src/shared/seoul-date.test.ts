import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, monthsBefore, toSeoulDate } from "./seoul-date.ts";

test("a day begins at midnight in Seoul", () => {
  assert.equal(toSeoulDate(new Date("2026-11-20T14:59:59Z")), "2026-11-20");
  assert.equal(toSeoulDate(new Date("2026-11-20T15:00:00Z")), "2026-11-21");
});

for (const { date, days, expected } of [
  { date: "2026-11-21", days: 0, expected: "2026-11-21" },
  { date: "2026-12-31", days: 1, expected: "2027-01-01" },
  { date: "2028-03-01", days: -1, expected: "2028-02-29" },
]) {
  test(`${days} days from ${date} is ${expected}`, () => assert.equal(addDays(date, days), expected));
}

test("monthsBefore keeps the time in Seoul and is limited to the last day of a shorter month", () => {
  const before = (text: string, months: number) => monthsBefore(new Date(text), months).toISOString();
  assert.equal(before("2026-11-21T00:30:15.250+09:00", 6), "2026-05-20T15:30:15.250Z");
  assert.equal(before("2026-08-31T12:00:00+09:00", 6), "2026-02-28T03:00:00.000Z");
  assert.equal(before("2026-03-01T08:59:59+09:00", 6), "2025-08-31T23:59:59.000Z");
});
