import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf } from "@/lib/time/calendar-days";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to in a grid of days (WAI-ARIA): by day, week, to the week's ends, by month. */
export function dayAt(key: string, day: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === "Home") return dayAfter(day, -weekdayOf(day));
  if (key === "End") return dayAfter(day, 6 - weekdayOf(day));
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = monthAfter(monthOf(day), key === "PageUp" ? -1 : 1);
  // A month that is shorter ends earlier.
  const sameDay = `${month}-${day.slice(8)}`;
  return daysOfMonth(month).includes(sameDay) ? sameDay : daysOfMonth(month).at(-1);
}

/** The days of a month in weeks from Sunday on; undefined where a week has none of them. */
export function toWeeks(days: readonly string[]): (string | undefined)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const cells: (string | undefined)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => undefined),
    ...days,
  ];
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
