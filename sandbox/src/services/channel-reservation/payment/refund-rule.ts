import type { SeedRefundRule } from "#seed/types.ts";
import { addDays, toInstant, toSeoulDate } from "#shared/seoul-date.ts";

const HOUR = 3_600_000;

/** A guest cannot cancel within 24 hours of the table (§4): the outlet has already prepared. */
const CANCEL_CUTOFF_HOURS = 24;

/** Whether a guest may still cancel a table at `startsAt`; with exactly 24 hours left they may. */
export function isInTimeToCancel(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= CANCEL_CUTOFF_HOURS * HOUR;
}

/**
 * Percent of what was paid that comes back when the guest cancels at `now`: the best rule whose cut-off has not
 * passed, and nothing after the last (§9). A cut-off itself is still in time.
 */
export function refundPercent(rules: readonly SeedRefundRule[], startsAt: Date, now: Date): number {
  const open = rules.filter((rule) => now <= cutOff(rule, startsAt));
  return Math.max(0, ...open.map(({ percent }) => percent));
}

/** Won that come back of `paid`; a fraction of a won stays. */
export function refundAmount(paid: number, percent: number): number {
  return Math.floor((paid * percent) / 100);
}

/** Last instant of a rule: a day rule without a time of day holds until that day ends in Seoul. */
function cutOff(rule: SeedRefundRule, startsAt: Date): Date {
  if (rule.type === "relative") return new Date(startsAt.getTime() - rule.hoursBefore * HOUR);
  const day = addDays(toSeoulDate(startsAt), -rule.daysBefore);
  if (rule.time !== undefined) return toInstant(day, rule.time);
  return new Date(toInstant(addDays(day, 1), "00:00").getTime() - 1);
}
