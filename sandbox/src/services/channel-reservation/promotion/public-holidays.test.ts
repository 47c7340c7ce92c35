import assert from "node:assert/strict";
import { test } from "node:test";
import { publicHolidays } from "./public-holidays.ts";

test("the holidays of 2026 are complete, including lunar ones", () => {
  assert.deepEqual(publicHolidays("2026-01-01", "2026-12-31"), [
    "2026-01-01",
    "2026-02-16",
    "2026-02-17",
    "2026-02-18",
    "2026-03-01",
    "2026-05-05",
    "2026-05-24",
    "2026-06-06",
    "2026-08-15",
    "2026-09-24",
    "2026-09-25",
    "2026-09-26",
    "2026-10-03",
    "2026-10-09",
    "2026-12-25",
  ]);
});

test("a leap month has no second Buddha's Birthday", () => {
  // 2020 had a second fourth month, from 23 May.
  assert.deepEqual(publicHolidays("2020-04-20", "2020-06-05"), ["2020-04-30", "2020-05-05"]);
});

test("a span that ends before it begins has no holidays", () => {
  assert.deepEqual(publicHolidays("2026-12-31", "2026-01-01"), []);
});
