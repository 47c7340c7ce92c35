import type { RefundRule } from "@/lib/promotion/schema";
import { dayAfter } from "@/lib/time/calendar-days";
import { venueInstant } from "@/lib/time/venue-instant";

const HOUR_MS = 3_600_000;

/** One row of a reservation's refund table: the end (exclusive), the percent and the amount in won. */
export type RefundRow = { until: Date; percent: number; amount: number };

/** `timeZone` is the IANA name of the venue's zone, Seoul by default. */
type Table = { date: string; time: string; amount: number; timeZone?: string };

/**
 * Converts the refund rules to instants and won for one table (R6.6), earliest cut-off first; after the last there is
 * no refund. `date` and `time` are venue time, `amount` is in won. A day rule without a time applies until the end of
 * its day.
 */
export function refundTable(
  rules: readonly RefundRule[],
  { date, time, amount, timeZone }: Table,
): RefundRow[] {
  return rules
    .filter(({ percent }) => percent > 0)
    .map((rule) => ({
      until: cutoff(rule, date, time, timeZone),
      percent: rule.percent,
      amount: Math.floor((amount * rule.percent) / 100),
    }))
    .sort((a, b) => a.until.getTime() - b.until.getTime() || b.percent - a.percent);
}

/** Returns the refund if the guest cancels now: the row with the highest percent that still applies. */
export function refundNow(rows: readonly RefundRow[], now: Date): { percent: number; amount: number } {
  const holding = rows.filter(({ until }) => now < until);
  const best = holding.reduce<RefundRow | undefined>(
    (chosen, row) => (chosen === undefined || row.percent > chosen.percent ? row : chosen),
    undefined,
  );
  return { percent: best?.percent ?? 0, amount: best?.amount ?? 0 };
}

function cutoff(rule: RefundRule, date: string, time: string, timeZone?: string): Date {
  if (rule.type === "relative")
    return new Date(venueInstant(date, time, timeZone).getTime() - rule.hoursBefore * HOUR_MS);
  // Counted in calendar days: a day with a clock change does not have 24 hours.
  const daysBefore = rule.time === undefined ? rule.daysBefore - 1 : rule.daysBefore;
  return venueInstant(dayAfter(date, -daysBefore), rule.time ?? "00:00", timeZone);
}
