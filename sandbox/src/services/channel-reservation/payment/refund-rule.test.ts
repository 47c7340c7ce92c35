import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeedRefundRule } from "#shared/seed-types.ts";
import { isInTimeToCancel, refundAmount, refundPercent } from "./refund-rule.ts";

const dinner: SeedRefundRule[] = [
  { type: "absolute", daysBefore: 3, time: "18:00", percent: 100 },
  { type: "absolute", daysBefore: 1, time: "18:00", percent: 50 },
];
const hours: SeedRefundRule[] = [
  { type: "relative", hoursBefore: 24, percent: 30 },
  { type: "relative", hoursBefore: 72, percent: 100 },
];
const wholeDay: SeedRefundRule[] = [{ type: "absolute", daysBefore: 1, percent: 80 }];
const sameDay: SeedRefundRule[] = [{ type: "absolute", daysBefore: 0, time: "09:00", percent: 10 }];

for (const { rules, startsAt, now, percent } of [
  { rules: dinner, startsAt: "2026-12-02T19:00", now: "2026-11-29T18:00:00", percent: 100 },
  { rules: dinner, startsAt: "2026-12-02T19:00", now: "2026-11-29T18:00:01", percent: 50 },
  { rules: dinner, startsAt: "2026-12-02T19:00", now: "2026-12-01T18:00:00", percent: 50 },
  { rules: dinner, startsAt: "2026-12-02T19:00", now: "2026-12-01T18:00:01", percent: 0 },
  { rules: hours, startsAt: "2026-12-02T19:00", now: "2026-11-29T19:00:00", percent: 100 },
  { rules: hours, startsAt: "2026-12-02T19:00", now: "2026-11-29T19:00:01", percent: 30 },
  { rules: hours, startsAt: "2026-12-02T19:00", now: "2026-12-01T19:00:01", percent: 0 },
  // A day ends with midnight, which is still in time, on New Year's Eve as well.
  { rules: wholeDay, startsAt: "2027-01-01T00:30", now: "2027-01-01T00:00:00", percent: 80 },
  { rules: wholeDay, startsAt: "2027-01-01T00:30", now: "2027-01-01T00:00:01", percent: 0 },
  { rules: wholeDay, startsAt: "2028-03-01T12:00", now: "2028-02-29T23:59:59", percent: 80 },
  { rules: sameDay, startsAt: "2026-12-02T19:00", now: "2026-12-02T09:00:00", percent: 10 },
  { rules: sameDay, startsAt: "2026-12-02T19:00", now: "2026-12-02T09:00:01", percent: 0 },
  { rules: [], startsAt: "2026-12-02T19:00", now: "2026-11-01T00:00:00", percent: 0 },
]) {
  test(`cancelled at ${now}, a reservation at ${startsAt} is refunded ${percent} %`, () => {
    const [start, at] = [new Date(`${startsAt}:00+09:00`), new Date(`${now}+09:00`)];
    assert.equal(refundPercent(rules, start, at), percent);
  });
}

test("a guest can cancel until exactly 24 hours before the reservation", () => {
  const startsAt = new Date("2026-12-01T00:00:00+09:00");
  assert.equal(isInTimeToCancel(startsAt, new Date("2026-11-30T00:00:00+09:00")), true);
  assert.equal(isInTimeToCancel(startsAt, new Date("2026-11-30T00:00:01+09:00")), false);
  assert.equal(isInTimeToCancel(startsAt, new Date("2026-12-02T00:00:00+09:00")), false);
});

test("a fraction of a won is not refunded", () => {
  assert.equal(refundAmount(99_999, 50), 49_999);
  assert.equal(refundAmount(240_000, 100), 240_000);
  assert.equal(refundAmount(240_000, 0), 0);
});
