const seoulDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const seoulTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Seoul",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns the calendar date in Seoul at an instant, as `YYYY-MM-DD`; all dates of venues are in venue time. */
export function toSeoulDate(instant: Date): string {
  return seoulDay.format(instant);
}

/** Returns the calendar date a number of days after `date`. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Returns the days from one date to another; negative when that lies before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Returns all days of a month given as `YYYY-MM`, as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) days.push(date);
  return days;
}

/** Returns the weekday of a date; 0 is Sunday, as in `Date`. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Returns the instant of a date and a time (`HH:mm`) in Seoul, which has had the same offset since 1988. */
export function toInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

/** Returns the last second of a date in Seoul. */
export function endOfDay(date: string): Date {
  return new Date(`${date}T23:59:59+09:00`);
}

/** Returns the same time this many calendar months before, in Seoul; a missing day of the month becomes its last. */
export function monthsBefore(instant: Date, months: number): Date {
  const today = toSeoulDate(instant);
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const then = Date.UTC(year, month - 1 - months, Math.min(day, lastDay));
  return new Date(instant.getTime() - (Date.parse(`${today}T00:00:00Z`) - then));
}

/** Returns the time of day in Seoul at an instant, as `HH:mm`. */
export function toSeoulTime(instant: Date): string {
  return seoulTime.format(instant);
}
