import assert from "node:assert/strict";
import { test } from "node:test";
import { isInTime, toDayStatus, toSlotStatus } from "./slot-status.ts";

for (const { seats, remaining, pax, status } of [
  { seats: 40, remaining: 40, pax: 2, status: "open" },
  { seats: 40, remaining: 13, pax: 2, status: "open" },
  { seats: 40, remaining: 12, pax: 2, status: "few" },
  { seats: 40, remaining: 15, pax: 12, status: "open" },
  { seats: 40, remaining: 8, pax: 8, status: "few" },
  { seats: 40, remaining: 7, pax: 8, status: "full" },
  { seats: 40, remaining: 0, pax: 1, status: "full" },
] as const) {
  test(`${remaining} of ${seats} seats are ${status} to a party of ${pax}`, () => {
    assert.equal(toSlotStatus({ seats, remaining, pax }), status);
  });
}

test("a table can be booked until an hour ahead, also across midnight", () => {
  const at = (instant: string) => new Date(`${instant}+09:00`);
  assert.equal(isInTime("2026-11-21", "18:00", at("2026-11-21T17:00:00")), true);
  assert.equal(isInTime("2026-11-21", "18:00", at("2026-11-21T17:00:01")), false);
  assert.equal(isInTime("2026-12-01", "00:30", at("2026-11-30T23:30:00")), true);
  assert.equal(isInTime("2026-12-01", "00:30", at("2026-11-30T23:31:00")), false);
  assert.equal(isInTime("2026-11-20", "20:00", at("2026-11-21T00:30:00")), false);
});

test("the status of a day is that of its best time", () => {
  assert.equal(toDayStatus(["full", "few", "open"]), "open");
  assert.equal(toDayStatus(["full", "few"]), "few");
  assert.equal(toDayStatus(["full"]), "full");
  assert.equal(toDayStatus([]), "closed");
});
