import type { RefundRule } from "@/lib/offer/schema";
import { CANCEL_CUTOFF_HOURS } from "@/lib/receipt/cancel-rule";

const HOURS_A_DAY = 24;
/** A day rule without a time applies until the end of its day. */
const END_OF_DAY = "24:00";

/**
 * How many hours before the table a rule's cut-off is: at least and at most, because the table's own hour is unknown.
 */
type Cutoff = { least: number; most: number };

/**
 * Describes the rules of a promotion before a day is chosen (R6.6): by cut-off, earliest first; after the last one
 * there is no refund. Rules without a refund are left out, and so are those that another one makes useless whatever the
 * hour of the table, as in `refundSchedule`. Rules that end after the last moment to cancel are replaced by one, with
 * their highest percent, that ends at it.
 */
export function refundPolicy(rules: readonly RefundRule[]): RefundRule[] {
  const paying = rules.filter(({ percent }) => percent > 0);
  const usable = paying.filter((rule) => !isTooLate(rule));
  const late = paying.filter(isTooLate).map(({ percent }) => percent);
  const last: RefundRule[] =
    late.length === 0
      ? []
      : [{ type: "relative", hoursBefore: CANCEL_CUTOFF_HOURS, percent: Math.max(...late) }];
  const sorted = [...usable, ...last].sort(
    // Of two with the same cut-off the better one stands first, in whatever order the back end listed them.
    (a, b) => cutoffOf(b).most - cutoffOf(a).most || b.percent - a.percent,
  );
  return sorted.filter(
    (rule, index) =>
      !sorted.some(
        (other, otherIndex) => otherIndex !== index && makesUseless(other, rule, otherIndex < index),
      ),
  );
}

/** Returns whether a rule refunds as much as the other for as long, at whatever hour the table is. */
function makesUseless(better: RefundRule, rule: RefundRule, standsFirst: boolean): boolean {
  if (better.percent < rule.percent) return false;
  const [its, other] = [cutoffOf(better), cutoffOf(rule)];
  const isSame = its.most === other.most && its.least === other.least;
  if (isSame) return standsFirst;
  // Two rules of the same kind move together with the hour of the table.
  return better.type === rule.type ? its.most < other.most : its.most <= other.least;
}

function cutoffOf(rule: RefundRule): Cutoff {
  if (rule.type === "relative") return { least: rule.hoursBefore, most: rule.hoursBefore };
  const [hours = 0, minutes = 0] = (rule.time ?? END_OF_DAY).split(":").map(Number);
  const atMidnight = rule.daysBefore * HOURS_A_DAY - (hours + minutes / 60);
  return { least: atMidnight, most: atMidnight + HOURS_A_DAY };
}

/**
 * Whether a rule ends within the last 24 hours (by the hour) or on the day of the table. A rule for an earlier day is
 * kept, because it depends on the table's time.
 */
function isTooLate(rule: RefundRule): boolean {
  return rule.type === "relative" ? rule.hoursBefore < CANCEL_CUTOFF_HOURS : rule.daysBefore === 0;
}
