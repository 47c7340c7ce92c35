const HOUR_MS = 60 * 60 * 1_000;
const SEOUL_OFFSET_MS = 9 * HOUR_MS;

/**
 * Returns the year and the month (1 to 12) in Seoul at an instant, from the year 1989 on. Seoul has no summer time
 * since then, so it needs none of the browser's time zone data, whose first use takes a phone longer than the rest of a
 * visit.
 */
export function seoulMonth(instant: Date): { year: number; month: number } {
  const shifted = new Date(instant.getTime() + SEOUL_OFFSET_MS);
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1 };
}

// Days (`YYYY-MM-DD`) and months (`YYYY-MM`) are calendar dates at the venue, computed in UTC so that the device's time
// zone has no effect.
const DAY_MS = 86_400_000;
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the month (`YYYY-MM`) of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Returns the month `months` later, or earlier for a negative number. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns every day of a month in order. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** Returns the day `days` later, or earlier for a negative number. */
export function dayAfter(day: string, days = 1): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how many days `to` is after `from`; negative where it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay();
}

/**
 * Returns the remaining days of the day's weekend, else of the next one: Saturday and Sunday, or only Sunday on a
 * Sunday.
 */
export function weekendFrom(day: string): string[] {
  const weekday = weekdayOf(day);
  if (weekday === 0) return [day];
  const saturday = dayAfter(day, 6 - weekday);
  return [saturday, dayAfter(saturday)];
}
