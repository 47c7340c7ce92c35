import fc from "fast-check";
import type { RefundRule } from "@/lib/offer/schema";
import { lastCancel } from "@/lib/receipt/cancel-rule";
import { refundPolicy, refundSchedule, rowInForce } from "@/lib/receipt/refund-schedule";

const rules: RefundRule[] = [
  { type: "relative", hoursBefore: 48, percent: 50 },
  { type: "absolute", daysBefore: 7, time: "18:00", percent: 100 },
  { type: "absolute", daysBefore: 3, time: undefined, percent: 80 },
  { type: "relative", hoursBefore: 2, percent: 0 },
];
const read = () => refundSchedule({ refundRules: rules, date: "2027-01-02", time: "19:00", amount: 176_001 });

test("rules become instants (Seoul time) and amounts in won, earliest first, across a new year (R6.6)", () => {
  expect(read().map(({ until, percent, amount }) => [until.toISOString(), percent, amount])).toEqual([
    ["2026-12-26T09:00:00.000Z", 100, 176_001],
    ["2026-12-30T15:00:00.000Z", 80, 140_800],
    ["2026-12-31T10:00:00.000Z", 50, 88_000],
  ]);
});

test.each([
  ["2026-12-26T18:00:00+09:00", 100],
  ["2026-12-26T18:00:01+09:00", 80],
  ["2026-12-31T00:00:00+09:00", 80],
  ["2026-12-31T00:00:01+09:00", 50],
  ["2026-12-31T19:00:00+09:00", 50],
  ["2026-12-31T19:00:01+09:00", undefined],
])("at %s %s percent is refunded, the cut-off itself included (R6.6)", (now, percent) => {
  expect(rowInForce(read(), new Date(now))?.percent).toBe(percent);
});

test("without refund rules nothing is refunded (R6.6)", () => {
  expect(refundSchedule({ refundRules: [], date: "2027-01-02", time: "19:00", amount: 1 })).toEqual([]);
  expect(rowInForce([], new Date("2026-01-01T00:00:00Z"))).toBeUndefined();
});

test("a rule that refunds less and ends sooner than another is shown nowhere (R6.6)", () => {
  const refundRules: RefundRule[] = [
    { type: "relative", hoursBefore: 96, percent: 50 },
    { type: "relative", hoursBefore: 48, percent: 80 },
  ];
  const rows = refundSchedule({ refundRules, date: "2027-01-02", time: "19:00", amount: 100_000 });
  expect(rows).toMatchObject([{ percent: 80, amount: 80_000 }]);
  expect(refundPolicy(refundRules)).toEqual([refundRules[1]]);
});

const evening = { date: "2026-12-24", time: "18:30", amount: 180_000 };

test("no row ends within the last 24 hours, when cancelling is not allowed (R6.6, R8.2)", () => {
  const rows = refundSchedule({
    ...evening,
    refundRules: [
      { type: "relative", hoursBefore: 72, percent: 100 },
      { type: "relative", hoursBefore: 24, percent: 50 },
      { type: "relative", hoursBefore: 3, percent: 20 },
    ],
  });
  expect(rows.map(({ until, amount }) => [until.toISOString(), amount])).toEqual([
    ["2026-12-21T09:30:00.000Z", 180_000],
    ["2026-12-23T09:30:00.000Z", 90_000],
  ]);
});

test("a rule within the last day ends 24 hours before the table (R6.6)", () => {
  const rows = refundSchedule({
    ...evening,
    refundRules: [{ type: "relative", hoursBefore: 1, percent: 100 }],
  });
  expect(rows.map(({ until }) => until.toISOString())).toEqual(["2026-12-23T09:30:00.000Z"]);
});

test("of rules that end at the same time the highest percent is kept, in any order (R6.6)", () => {
  const rules = [
    { type: "relative", hoursBefore: 3, percent: 20 },
    { type: "relative", hoursBefore: 12, percent: 80 },
    { type: "relative", hoursBefore: 6, percent: 50 },
  ] as const;
  for (const refundRules of [rules, [...rules].reverse()]) {
    const rows = refundSchedule({ ...evening, refundRules: [...refundRules] });
    expect(rows.map(({ until, percent }) => [until.toISOString(), percent])).toEqual([
      ["2026-12-23T09:30:00.000Z", 80],
    ]);
  }
});

test("duplicate rules make one row, and rules with different cut-offs stay separate (R6.6)", () => {
  const twice = { type: "relative", hoursBefore: 48, percent: 50 } as const;
  const rows = refundSchedule({
    ...evening,
    refundRules: [twice, twice, { type: "relative", hoursBefore: 72, percent: 60 }],
  });
  expect(rows.map(({ percent }) => percent)).toEqual([60, 50]);
});

test("of two rules within the last day the later one with the higher percent is kept (R6.6)", () => {
  const rows = refundSchedule({
    ...evening,
    refundRules: [
      { type: "relative", hoursBefore: 12, percent: 20 },
      { type: "relative", hoursBefore: 3, percent: 80 },
    ],
  });
  expect(rows.map(({ until, percent, amount }) => [until.toISOString(), percent, amount])).toEqual([
    ["2026-12-23T09:30:00.000Z", 80, 144_000],
  ]);
});

const ruleOf = fc.oneof(
  fc.record({
    type: fc.constant("absolute" as const),
    daysBefore: fc.integer({ min: 0, max: 9 }),
    time: fc.constantFrom(undefined, "12:00", "17:00"),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    type: fc.constant("relative" as const),
    hoursBefore: fc.integer({ min: 0, max: 200 }),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
);
const HOUR_MS = 3_600_000;
const tableOf = { date: "2026-12-24", time: "18:30", amount: 180_000 };
const percents = (rules: readonly { percent: number }[]) => rules.map(({ percent }) => percent);

test("refund rules are shown by their cut-off however the back end lists them (R6.6)", () => {
  fc.assert(
    fc.property(fc.array(ruleOf, { maxLength: 6 }), (rules: RefundRule[]) => {
      const turned = [...rules].reverse();
      expect(refundSchedule({ refundRules: turned, ...tableOf })).toEqual(
        refundSchedule({ refundRules: rules, ...tableOf }),
      );
      expect(percents(refundPolicy(turned))).toEqual(percents(refundPolicy(rules)));
    }),
  );
});

test("the row in force is the best rule that has not ended, whatever the rules and the instant (R6.6, R8.2)", () => {
  const start = new Date("2026-12-24T18:30:00+09:00").getTime();
  fc.assert(
    fc.property(
      fc.array(ruleOf, { maxLength: 6 }),
      fc.integer({ min: -1, max: 260 * 4 }),
      (rules: RefundRule[], quarters) => {
        const now = new Date(start - quarters * (HOUR_MS / 4));
        const schedule = refundSchedule({ refundRules: rules, ...tableOf });
        // Each rule alone, and then the best of those that have not ended.
        const alone = rules.flatMap((rule) => refundSchedule({ refundRules: [rule], ...tableOf }));
        const holding = alone.filter(({ until }) => now <= until).map(({ percent }) => percent);
        expect(rowInForce(schedule, now)?.percent).toBe(
          holding.length === 0 ? undefined : Math.max(...holding),
        );
        // The first of what is left is in force, so that no row above it is still ahead.
        const ahead = schedule.filter(({ until }) => now <= until);
        expect(ahead[0]).toBe(rowInForce(schedule, now));
        expect(percents(ahead)).toEqual(percents(ahead).toSorted((one, other) => other - one));
        if (now > lastCancel(tableOf)) expect(ahead).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test("a promotion's policy has every row that a table's schedule has (R6.6)", () => {
  fc.assert(
    fc.property(fc.array(ruleOf, { maxLength: 6 }), (rules: RefundRule[]) => {
      const listed = new Set(percents(refundPolicy(rules)));
      for (const { percent } of refundSchedule({ refundRules: rules, ...tableOf }))
        expect(listed.has(percent)).toBe(true);
    }),
  );
});
