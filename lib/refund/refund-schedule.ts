import type { RefundRule } from "@/lib/refund/refund-rule";
import { dayAfter } from "@/lib/time/calendar-days";
import { venueInstant } from "@/lib/time/venue-instant";

const HOUR_MS = 3_600_000;
/** Guests cannot cancel within so many hours of the table: the outlet has already prepared (R8.2). */
export const CANCEL_CUTOFF_HOURS = 24;

/** A table that is or would be reserved; `date` and `time` in `timeZone`, the venue's, Seoul by default. */
type TableTime = { date: string; time: string; timeZone?: string | undefined };

/** One row of a table's refund schedule: the last instant at which it applies, the percent and the amount in won. */
export type RefundRow = { until: Date; percent: number; amount: number };

/** Returns the last instant at which a guest may cancel a table. */
export function lastCancel({ date, time, timeZone }: TableTime): Date {
  return new Date(venueInstant(date, time, timeZone).getTime() - CANCEL_CUTOFF_HOURS * HOUR_MS);
}

/** Returns whether something that ends at `until` still applies; that instant itself is in time, everywhere. */
export function isInTime(until: Date, now: Date): boolean {
  return now.getTime() <= until.getTime();
}

/**
 * Converts refund rules to instants and won for one table (R6.6), earliest cut-off first; after the last row there is
 * no refund. `amount` is what was or would be paid, in won; refunds are rounded down. A row ends where cancelling does,
 * at the latest. Rows that another one makes useless, because it refunds as much for as long, are left out, so that each
 * row refunds less than the one before.
 */
export function refundSchedule({
  refundRules,
  amount,
  ...table
}: TableTime & { refundRules: readonly RefundRule[]; amount: number }): RefundRow[] {
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
        (other, place) =>
          other.percent >= percent && (other.until > until || (+other.until === +until && place < index)),
      ),
  );
}

/** Returns the row of a schedule that applies now; `undefined` where nothing is refunded any more. */
export function rowInForce(schedule: readonly RefundRow[], now: Date): RefundRow | undefined {
  return schedule.find(({ until }) => isInTime(until, now));
}

/** Returns the row of a schedule that follows another, and refunds less; undefined where nothing is refunded after it. */
export function rowAfter(schedule: readonly RefundRow[], row: RefundRow | undefined): RefundRow | undefined {
  return row === undefined ? undefined : schedule[schedule.indexOf(row) + 1];
}

/** Returns the last instant of a rule; a day rule without a time applies until the end of its day. */
function cutOff(rule: RefundRule, { date, time, timeZone }: TableTime): Date {
  if (rule.type === "relative")
    return new Date(venueInstant(date, time, timeZone).getTime() - rule.hoursBefore * HOUR_MS);
  // Counted in calendar days: a day with a clock change does not have 24 hours.
  const daysBefore = rule.time === undefined ? rule.daysBefore - 1 : rule.daysBefore;
  return venueInstant(dayAfter(date, -daysBefore), rule.time ?? "00:00", timeZone);
}
