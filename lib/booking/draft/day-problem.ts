import type { CalendarDay } from "@/lib/offer/schema";

/** What is known about a promotion's days; undefined while it is not loaded. All days are venue days. */
export type KnownDays = {
  range: { start: string; end: string } | undefined;
  /** The days of the month that contains the day, for the guest's party size. */
  month: readonly Pick<CalendarDay, "date" | "status">[] | undefined;
  today: string;
};

/** In order: before today; before the first bookable day; after the last or closed; no table left for the party. */
export type DayProblem = "past" | "early" | "closed" | "full";

/**
 * Returns why a day cannot be booked (R6.4); undefined when no reason is known. The bookable range is checked first,
 * because a calendar marks the days outside it as closed, whatever the reason.
 */
export function dayProblem(date: string, { range, month, today }: KnownDays): DayProblem | undefined {
  if (range === undefined) return undefined;
  // The first bookable day may be today or later, so only a day before today counts as past.
  if (date < range.start) return date < today ? "past" : "early";
  if (date > range.end) return "closed";
  if (month === undefined) return undefined;
  const status = month.find((day) => day.date === date)?.status ?? "closed";
  return status === "closed" || status === "full" ? status : undefined;
}
