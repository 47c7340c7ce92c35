import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf } from "@/lib/base/calendar-days";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the day that a key moves to in a grid of days (WAI-ARIA): by day, week, to the week's ends, by month. */
export function dayAt(key: string, day: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === "Home") return dayAfter(day, -weekdayOf(day));
  if (key === "End") return dayAfter(day, 6 - weekdayOf(day));
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = monthAfter(monthOf(day), key === "PageUp" ? -1 : 1);
  // A shorter month may lack that day.
  const sameDay = `${month}-${day.slice(8)}`;
  return daysOfMonth(month).includes(sameDay) ? sameDay : daysOfMonth(month).at(-1);
}
