import type { SeedRefundRule } from "#shared/seed-types.ts";
import { addDays, toInstant, toSeoulDate } from "#shared/seoul-date.ts";

const HOUR = 3_600_000;

/** A guest cannot cancel within 24 hours of the reservation: the outlet has already prepared. */
const CANCEL_CUTOFF_HOURS = 24;

/** Returns whether a guest may still cancel a reservation at `startsAt`; with exactly 24 hours left they may. */
export function isInTimeToCancel(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= CANCEL_CUTOFF_HOURS * HOUR;
}

/**
 * Returns the percentage of the paid amount that is refunded when the guest cancels at `now`: that of the best rule
 * whose cut-off has not passed, or 0 after the last. The cut-off itself is still in time.
 */
export function refundPercent(rules: readonly SeedRefundRule[], startsAt: Date, now: Date): number {
  const open = rules.filter((rule) => now <= cutOff(rule, startsAt));
  return Math.max(0, ...open.map(({ percent }) => percent));
}

/** Returns the refund of `paid` in won, rounded down. */
export function refundAmount(paid: number, percent: number): number {
  return Math.floor((paid * percent) / 100);
}

/**
 * Returns the last instant of a rule; a day rule without a time of day applies until midnight after that day in Seoul.
 */
function cutOff(rule: SeedRefundRule, startsAt: Date): Date {
  if (rule.type === "relative") return new Date(startsAt.getTime() - rule.hoursBefore * HOUR);
  const day = addDays(toSeoulDate(startsAt), -rule.daysBefore);
  if (rule.time !== undefined) return toInstant(day, rule.time);
  return toInstant(addDays(day, 1), "00:00");
}
