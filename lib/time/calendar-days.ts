// Days and months are names of days at the venue (`YYYY-MM-DD`, `YYYY-MM`), reckoned in UTC so that no device's zone can
// move them.
const DAY_MS = 86_400_000;
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The month (`YYYY-MM`) that a day lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier for a negative number. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every day of a month in order. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** The day so many days later, or earlier for a negative number. */
export function dayAfter(day: string, days = 1): string {
  return new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(midnight(day)).getUTCDay();
}

/** The days of the weekend that a day lies in or before, as far as they are still to come: Saturday and Sunday. */
export function weekendFrom(day: string): string[] {
  const weekday = weekdayOf(day);
  if (weekday === 0) return [day];
  const saturday = dayAfter(day, 6 - weekday);
  return [saturday, dayAfter(saturday)];
}
