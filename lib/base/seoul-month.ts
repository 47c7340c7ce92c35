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
