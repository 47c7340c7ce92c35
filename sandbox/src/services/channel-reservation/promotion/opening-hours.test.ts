import assert from "node:assert/strict";
import { test } from "node:test";
import { intervalOf, timesOf } from "./opening-hours.ts";

const hours = {
  closedOnHolidays: true,
  sittings: [
    { name: "dinner", first: "18:00", last: "19:00", intervalMinutes: 30 },
    { name: "lunch", weekdays: [0, 6], first: "11:30", last: "12:45", intervalMinutes: 30 },
    { name: "counter", first: "18:00", last: "20:30", intervalMinutes: 150 },
  ],
};
const SATURDAY = "2026-11-28";
const MONDAY = "2026-11-30";
const CHRISTMAS = "2026-12-25";

for (const { date, sittings, times } of [
  { date: MONDAY, sittings: ["dinner"], times: ["18:00", "18:30", "19:00"] },
  { date: MONDAY, sittings: ["lunch"], times: [] },
  { date: SATURDAY, sittings: ["lunch"], times: ["11:30", "12:00", "12:30"] },
  { date: MONDAY, sittings: ["counter"], times: ["18:00", "20:30"] },
  { date: MONDAY, sittings: null, times: ["18:00", "18:30", "19:00", "20:30"] },
  { date: MONDAY, sittings: ["unknown"], times: [] },
  { date: CHRISTMAS, sittings: null, times: [] },
]) {
  test(`${sittings ?? "every sitting"} on ${date} seats guests at ${times.join(", ") || "no time"}`, () => {
    assert.deepEqual(timesOf(hours, date, sittings), times);
  });
}

test("the interval is the shortest between two times", () => {
  assert.equal(intervalOf(["18:00", "20:30"]), 150);
  assert.equal(intervalOf(["11:30", "12:00", "18:00"]), 30);
  assert.equal(intervalOf(["18:30"]), 30);
});
