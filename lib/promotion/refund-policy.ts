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

/** The rules in the order in which their cut-offs pass (R6.6): the earliest first. After the last there is no refund. */
export function inOrderOfCutoff(rules: readonly RefundRule[]): RefundRule[] {
  return rules.filter(({ percent }) => percent > 0).sort((a, b) => hoursBefore(b) - hoursBefore(a));
}
