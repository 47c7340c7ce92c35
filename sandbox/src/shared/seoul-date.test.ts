import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, toSeoulDate } from "./seoul-date.ts";

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
