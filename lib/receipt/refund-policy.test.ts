import type { RefundRule } from "@/lib/offer/schema";
import { refundPolicy } from "@/lib/receipt/refund-schedule";

const day = (daysBefore: number, percent: number, time?: string): RefundRule => ({
  type: "absolute",
  daysBefore,
  percent,
  time,
});
const hours = (hoursBefore: number, percent: number): RefundRule => ({
  type: "relative",
  hoursBefore,
  percent,
});

test.each<[string, RefundRule[], number[]]>([
  ["days", [day(1, 50), day(7, 100), day(3, 80)], [100, 80, 50]],
  ["hours", [hours(30, 30), hours(48, 100), hours(36, 70)], [100, 70, 30]],
  ["times on one day", [day(1, 50, "18:00"), day(1, 80, "09:00")], [80, 50]],
  ["days and hours", [hours(25, 20), day(2, 100, "17:00"), hours(30, 60)], [100, 60, 20]],
])("rules by %s are sorted by cut-off, earliest first (R6.6)", (_name, rules, percents) => {
  expect(refundPolicy(rules).map(({ percent }) => percent)).toEqual(percents);
});

test("a day rule without a time applies until the end of that day (R6.6)", () => {
  expect(refundPolicy([day(1, 50), day(1, 80, "23:59")]).map(({ percent }) => percent)).toEqual([80, 50]);
});

test("a rule without a refund is left out (R6.6)", () => {
  expect(refundPolicy([day(3, 100), day(0, 0), hours(1, 0)])).toHaveLength(1);
  expect(refundPolicy([])).toEqual([]);
});

test("sorting refund rules does not modify them", () => {
  const rules = [day(1, 50), day(7, 100)];
  refundPolicy(rules);
  expect(rules.map(({ percent }) => percent)).toEqual([50, 100]);
});

test("refund rules within the last day are replaced by one that ends where cancelling does (R6.6)", () => {
  expect(refundPolicy([hours(48, 100), hours(3, 30), hours(12, 50), day(0, 20, "09:00")])).toEqual([
    hours(48, 100),
    hours(24, 50),
  ]);
});
