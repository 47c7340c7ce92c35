import type { RefundRule } from "@/lib/promotion/schema";
import { dayAfter } from "@/lib/time/calendar-days";
import { venueInstant } from "@/lib/time/venue-instant";

const HOUR_MS = 3_600_000;

/** One row of the refund table of a booked table: until when (exclusive) how much comes back. */
export type RefundRow = { until: Date; percent: number; amount: number };

/** `timeZone` is the IANA name of the venue's zone; Seoul's where it is left out. */
type Table = { date: string; time: string; amount: number; timeZone?: string };

/**
 * The refund rules as instants and won for one table (R6.6), the earliest cut-off first; after the last there is no
 * refund. `date` and `time` are venue time, `amount` is in won. A day rule without an hour holds to the end of its day.
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
    .sort((a, b) => a.until.getTime() - b.until.getTime());
}

/** What comes back if the guest cancels now; the most generous row that still holds. */
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
  // Counted in days of the calendar: where clocks change, a day is not always 24 hours.
  const daysBefore = rule.time === undefined ? rule.daysBefore - 1 : rule.daysBefore;
  return venueInstant(dayAfter(date, -daysBefore), rule.time ?? "00:00", timeZone);
}
