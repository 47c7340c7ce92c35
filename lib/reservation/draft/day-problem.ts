import type { CalendarDay } from "@/lib/promotion/schema";

/** What is known of the days of a promotion; undefined where no answer says it. All days are the venue's. */
export type KnownDays = {
  range: { start: string; end: string } | undefined;
  /** The days of the month that holds the day, for the guest's party. */
  month: readonly Pick<CalendarDay, "date" | "status">[] | undefined;
  today: string;
};

/** Over already; ahead of the first bookable day; after the last or not open; no table left for the party. */
export type DayProblem = "past" | "early" | "closed" | "full";

/**
 * Why a day cannot be booked (spec §5), undefined where nothing that is known speaks against it. The bookable range has
 * the first word: a calendar calls the days before and after it closed, whatever the reason.
 */
export function dayProblem(date: string, { range, month, today }: KnownDays): DayProblem | undefined {
  if (range === undefined) return undefined;
  // The first bookable day may be today or lie ahead: only what is over is past.
  if (date < range.start) return date < today ? "past" : "early";
  if (date > range.end) return "closed";
  if (month === undefined) return undefined;
  const status = month.find((day) => day.date === date)?.status ?? "closed";
  return status === "closed" || status === "full" ? status : undefined;
}
