import fc from "fast-check";
import { sortByCutoff } from "@/lib/promotion/refund-policy";
import { refundNow, refundTable } from "@/lib/promotion/refund-quote";
import type { RefundRule } from "@/lib/promotion/schema";

const rules: RefundRule[] = [
  { type: "relative", hoursBefore: 48, percent: 50 },
  { type: "absolute", daysBefore: 7, time: "18:00", percent: 100 },
  { type: "absolute", daysBefore: 3, time: undefined, percent: 80 },
  { type: "relative", hoursBefore: 2, percent: 0 },
];
const table = { date: "2027-01-02", time: "19:00", amount: 176_001 };
const read = () => refundTable(rules, table);

test("rules become instants (Seoul time) and amounts in won, earliest first, across a new year (R6.6)", () => {
  expect(read().map(({ until, percent, amount }) => [until.toISOString(), percent, amount])).toEqual([
    ["2026-12-26T09:00:00.000Z", 100, 176_001],
    ["2026-12-30T15:00:00.000Z", 80, 140_800],
    ["2026-12-31T10:00:00.000Z", 50, 88_000],
  ]);
});

test.each([
  ["2026-12-26T17:59:59+09:00", 100],
  ["2026-12-26T18:00:00+09:00", 80],
  ["2026-12-30T23:59:59+09:00", 80],
  ["2026-12-31T00:00:00+09:00", 50],
  ["2026-12-31T18:59:59+09:00", 50],
  ["2026-12-31T19:00:00+09:00", 0],
])("at %s %d percent is refunded (R6.6)", (now, percent) => {
  expect(refundNow(read(), new Date(now)).percent).toBe(percent);
});

test("without refund rules nothing is refunded (R6.6)", () => {
  expect(refundTable([], table)).toEqual([]);
  expect(refundNow([], new Date("2026-01-01T00:00:00Z"))).toEqual({ percent: 0, amount: 0 });
});

test("of several rows that still apply the highest percent counts, in any order (R6.6)", () => {
  const at = (hour: number, percent: number) => ({
    until: new Date(`2026-12-20T${hour}:00:00Z`),
    percent,
    amount: percent * 1_000,
  });
  const now = new Date("2026-12-20T00:00:00Z");
  expect(refundNow([at(10, 30), at(11, 90), at(12, 60)], now)).toEqual({ percent: 90, amount: 90_000 });
  expect(refundNow([at(10, 90), at(11, 30)], now)).toEqual({ percent: 90, amount: 90_000 });
});

const ruleOf = fc.oneof(
  fc.record({
    type: fc.constant("absolute" as const),
    daysBefore: fc.integer({ min: 1, max: 9 }),
    time: fc.constantFrom(undefined, "12:00", "17:00"),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    type: fc.constant("relative" as const),
    hoursBefore: fc.integer({ min: 24, max: 200 }),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
);
const tableOf = { date: "2026-12-24", time: "18:30", amount: 180_000 };
const percents = (rules: readonly { percent: number }[]) => rules.map(({ percent }) => percent);

test("refund rules are shown by their cut-off however the back end lists them (R6.6)", () => {
  fc.assert(
    fc.property(fc.array(ruleOf, { maxLength: 6 }), (rules: RefundRule[]) => {
      const turned = [...rules].reverse();
      expect(refundTable(turned, tableOf)).toEqual(refundTable(rules, tableOf));
      expect(percents(sortByCutoff(turned))).toEqual(percents(sortByCutoff(rules)));
    }),
  );
});
