import fc from "fast-check";
import { sortByCutoff } from "@/lib/promotion/refund-policy";
import { refundTable } from "@/lib/promotion/refund-quote";
import type { RefundRule } from "@/lib/promotion/schema";

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
const table = { date: "2026-12-24", time: "18:30", amount: 180_000 };
const percents = (rules: readonly { percent: number }[]) => rules.map(({ percent }) => percent);

test("refund rules are shown by their cut-off however the back end lists them (R6.6)", () => {
  fc.assert(
    fc.property(fc.array(ruleOf, { maxLength: 6 }), (rules: RefundRule[]) => {
      const turned = [...rules].reverse();
      expect(refundTable(turned, table)).toEqual(refundTable(rules, table));
      expect(percents(sortByCutoff(turned))).toEqual(percents(sortByCutoff(rules)));
    }),
  );
});
