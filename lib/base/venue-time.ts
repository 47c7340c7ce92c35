import { clockParts } from "@/lib/base/clock-parts";

/** Default time zone of a venue (R9.3). */
export const VENUE_TIME_ZONE = "Asia/Seoul";

/**
 * Formats an instant in venue time as `26-12-24 18:30`, for comparisons. What guests read is written in words, by
 * `formatVenueDateTime` (R9.3, docs/decisions/how-times-are-written.md).
 */
export function formatVenueInstant(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { year, month, day, hour, minute } = clockParts(instant, zone);
  return `${year.slice(2)}-${month}-${day} ${hour}:${minute}`;
}

/** Returns the calendar day at the venue, `YYYY-MM-DD`, on which an instant falls. */
export function venueDay(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { year, month, day } = clockParts(instant, zone);
  return `${year}-${month}-${day}`;
}
