import { dayAfter } from "@/lib/base/calendar-days";
import { type VenueDateTime, venueInstant } from "@/lib/base/venue-instant";
import type { RefundRule } from "@/lib/offer/schema";
import { hoursBefore, isInTime, lastCancel } from "@/lib/receipt/cancel-rule";

/** One row of a table's refund schedule: the last instant at which it applies, the percent and the amount in won. */
export type RefundRow = { until: Date; percent: number; amount: number };

/**
 * Converts refund rules to instants and won for one table (R6.6), earliest cut-off first; after the last row there is
 * no refund. `amount` is what was or would be paid, in won; refunds are rounded down. A row ends where cancelling does,
 * at the latest. Rows that another one makes useless, because it refunds as much for as long, are left out, so that
 * each row refunds less than the one before.
 */
export function refundSchedule({
  refundRules,
  amount,
  ...table
}: VenueDateTime & { refundRules: readonly RefundRule[]; amount: number }): RefundRow[] {
  const last = lastCancel(table).getTime();
  const rows = refundRules
    .filter(({ percent }) => percent > 0)
    .map((rule) => ({
      until: new Date(Math.min(cutOff(rule, table).getTime(), last)),
      percent: rule.percent,
      amount: Math.floor((amount * rule.percent) / 100),
    }))
    .sort((a, b) => a.until.getTime() - b.until.getTime() || b.percent - a.percent);
  return rows.filter(
    ({ until, percent }, index) =>
      !rows.some(
        (other, otherIndex) =>
          other.percent >= percent &&
          (other.until > until || (+other.until === +until && otherIndex < index)),
      ),
  );
}

/** Returns the row of a schedule that applies now; `undefined` where nothing is refunded any more. */
export function rowInForce(schedule: readonly RefundRow[], now: Date): RefundRow | undefined {
  return schedule.find(({ until }) => isInTime(until, now));
}

/**
 * Returns the row of a schedule that follows another, and refunds less; undefined where nothing is refunded after it.
 */
export function rowAfter(schedule: readonly RefundRow[], row: RefundRow | undefined): RefundRow | undefined {
  return row === undefined ? undefined : schedule[schedule.indexOf(row) + 1];
}

/** Returns the last instant of a rule; a day rule without a time applies until the end of its day. */
function cutOff(rule: RefundRule, table: VenueDateTime): Date {
  if (rule.type === "relative") return hoursBefore(table, rule.hoursBefore);
  // Counted in calendar days: a day with a clock change does not have 24 hours.
  const daysBefore = rule.time === undefined ? rule.daysBefore - 1 : rule.daysBefore;
  return venueInstant(dayAfter(table.date, -daysBefore), rule.time ?? "00:00", table.timeZone);
}
