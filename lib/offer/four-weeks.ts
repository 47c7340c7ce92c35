import { dayAfter, daysBetween, monthOf, weekdayOf } from "@/lib/base/calendar-days";

/** Number of days on one page of the calendar. */
const DAYS_SHOWN = 28;

/**
 * Returns the first day (`YYYY-MM-DD`, a Sunday) of the four weeks with a day. The pages begin with the week of the
 * first bookable day, so that none of them consists of days that have passed.
 */
export function fourWeeksWith(day: string, firstBookable: string): string {
  const first = dayAfter(firstBookable, -weekdayOf(firstBookable));
  const page = Math.floor(daysBetween(first, day) / DAYS_SHOWN);
  return dayAfter(first, page * DAYS_SHOWN);
}

/** Returns the first day of the four weeks before (-1) or after (1) these. */
export function turnFourWeeks(from: string, by: -1 | 1): string {
  return dayAfter(from, by * DAYS_SHOWN);
}

/** Returns the days of the four weeks from a day on, in order. */
export function daysOfFourWeeks(from: string): string[] {
  return Array.from({ length: DAYS_SHOWN }, (_, index) => dayAfter(from, index));
}

/** Returns the months (`YYYY-MM`) of the four weeks from a day on: one or two. */
export function monthsOfFourWeeks(from: string): [string, string | undefined] {
  const [first, last] = [monthOf(from), monthOf(dayAfter(from, DAYS_SHOWN - 1))];
  return [first, last === first ? undefined : last];
}
