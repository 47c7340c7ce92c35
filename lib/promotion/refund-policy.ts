import type { RefundRule } from "@/lib/promotion/schema";

const HOURS_A_DAY = 24;
/** A day rule without a time applies until the end of its day. */
const END_OF_DAY = "24:00";

/**
 * Returns how many hours before the table a rule's cut-off is; a day rule's time moves it. The table's own hour is
 * unknown here and counts as midnight.
 */
function hoursBefore(rule: RefundRule): number {
  if (rule.type === "relative") return rule.hoursBefore;
  const [hours = 0, minutes = 0] = (rule.time ?? END_OF_DAY).split(":").map(Number);
  return rule.daysBefore * HOURS_A_DAY - (hours + minutes / 60);
}

/** Within this many hours of the table a guest cannot cancel (R8.2), whatever a rule says. */
const MIN_HOURS_TO_CANCEL = 24;

/**
 * Sorts the rules by cut-off, earliest first (R6.6), and leaves out those without a refund; after the last one there is
 * none. Rules that end after the last moment to cancel are replaced by one, with their highest percent, that ends at
 * it.
 */
export function sortByCutoff(rules: readonly RefundRule[]): RefundRule[] {
  const paying = rules.filter(({ percent }) => percent > 0);
  const usable = paying.filter((rule) => !isTooLate(rule));
  const late = paying.filter(isTooLate).map(({ percent }) => percent);
  const last: RefundRule[] =
    late.length === 0
      ? []
      : [{ type: "relative", hoursBefore: MIN_HOURS_TO_CANCEL, percent: Math.max(...late) }];
  return [...usable, ...last].sort(
    // Of two with the same cut-off the better one stands first, in whatever order the back end listed them.
    (a, b) => hoursBefore(b) - hoursBefore(a) || b.percent - a.percent,
  );
}

/**
 * Whether a rule ends within the last 24 hours (by the hour) or on the day of the table. A rule for an earlier day is
 * kept, because it depends on the table's time.
 */
function isTooLate(rule: RefundRule): boolean {
  return rule.type === "relative" ? rule.hoursBefore < MIN_HOURS_TO_CANCEL : rule.daysBefore === 0;
}
