import { refundSchedule } from "@/lib/reservation/refund/refund-schedule";

const table = { date: "2026-12-24", time: "18:30", amount: 180_000 };

test("no row ends within the last 24 hours, when cancelling is not allowed (R6.6, R8.2)", () => {
  const rows = refundSchedule({
    ...table,
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
    ...table,
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
    const rows = refundSchedule({ ...table, refundRules: [...refundRules] });
    expect(rows.map(({ until, percent }) => [until.toISOString(), percent])).toEqual([
      ["2026-12-23T09:30:00.000Z", 80],
    ]);
  }
});

test("duplicate rules make one row, and rules with different cut-offs stay separate (R6.6)", () => {
  const twice = { type: "relative", hoursBefore: 48, percent: 50 } as const;
  const rows = refundSchedule({
    ...table,
    refundRules: [twice, twice, { type: "relative", hoursBefore: 72, percent: 40 }],
  });
  expect(rows.map(({ percent }) => percent)).toEqual([40, 50]);
});

test("of two rules within the last day the later one with the higher percent is kept (R6.6)", () => {
  const rows = refundSchedule({
    ...table,
    refundRules: [
      { type: "relative", hoursBefore: 12, percent: 20 },
      { type: "relative", hoursBefore: 3, percent: 80 },
    ],
  });
  expect(rows.map(({ until, percent, amount }) => [until.toISOString(), percent, amount])).toEqual([
    ["2026-12-23T09:30:00.000Z", 80, 144_000],
  ]);
});
