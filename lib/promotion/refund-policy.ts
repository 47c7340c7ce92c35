import type { RefundRule } from "@/lib/promotion/schema";

const HOURS_A_DAY = 24;
/** A day rule without an hour holds to the end of its day. */
const END_OF_DAY = "24:00";

/** How long before the table a rule's cut-off lies, in hours; a time of day makes a day rule end earlier or later. */
function hoursBefore(rule: RefundRule): number {
  if (rule.type === "relative") return rule.hoursBefore;
  const [hours = 0, minutes = 0] = (rule.time ?? END_OF_DAY).split(":").map(Number);
  return rule.daysBefore * HOURS_A_DAY - (hours + minutes / 60);
}

/** Within so many hours of the table nobody can cancel (spec §9), whatever a rule promises. */
const LAST_CANCEL_HOURS = 24;

/**
 * The rules in the order in which their cut-offs pass (R6.6): the earliest first. After the last there is no refund. One
 * that would hold when nobody can cancel any more is told as ending where cancelling does.
 */
export function inOrderOfCutoff(rules: readonly RefundRule[]): RefundRule[] {
  const paying = rules.filter(({ percent }) => percent > 0);
  const usable = paying.filter((rule) => !isTooLate(rule));
  const late = paying.filter(isTooLate).map(({ percent }) => percent);
  const last: RefundRule[] =
    late.length === 0
      ? []
      : [{ type: "relative", hoursBefore: LAST_CANCEL_HOURS, percent: Math.max(...late) }];
  return [...usable, ...last].sort((a, b) => hoursBefore(b) - hoursBefore(a));
}

/** A rule by the hour within the last day, or one of the very day; others may end before or after, by the table's hour. */
function isTooLate(rule: RefundRule): boolean {
  return rule.type === "relative" ? rule.hoursBefore < LAST_CANCEL_HOURS : rule.daysBefore === 0;
}
