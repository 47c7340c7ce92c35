const seoulDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Seoul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar date in Seoul at an instant, as `YYYY-MM-DD`: every date of a venue is venue time. */
export function toSeoulDate(instant: Date): string {
  return seoulDay.format(instant);
}

/** The calendar date a number of whole days after `date`; Seoul keeps no summer time, so days are days. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
