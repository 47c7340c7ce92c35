import assert from "node:assert/strict";
import { test } from "node:test";
import { daysOfCalendar } from "./promotion.ts";

for (const [dates, today, expected] of [
  [["12-31", "12-31"], "2026-11-29", [32, 32]],
  [["12-20", "12-25"], "2026-12-24", [0, 1]],
  [["12-20", "12-25"], "2026-12-26", [359, 364]],
  [["12-20", "01-05"], "2027-01-02", [0, 3]],
] as const)
  test(`an offer of ${dates.join(" to ")} is on these days of the calendar, seen from ${today}`, () => {
    assert.deepEqual(daysOfCalendar([...dates], today), expected);
  });
