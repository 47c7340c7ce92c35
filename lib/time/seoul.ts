import { clockParts } from "@/lib/time/clock-parts";

/** The zone of every venue for which none is stored (spec §9). */
export const VENUE_TIME_ZONE = "Asia/Seoul";

/**
 * An instant as the specification writes it, in venue time: `26-12-24 18:30` (R9.3). For columns of figures; sentences say
 * `venueMoment` (docs/decisions/times-in-words.md).
 */
export function formatVenueInstant(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { year, month, day, hour, minute } = clockParts(instant, zone);
  return `${year.slice(2)}-${month}-${day} ${hour}:${minute}`;
}

/** The calendar day at the venue, `YYYY-MM-DD`, on which an instant falls. */
export function venueDay(instant: Date, zone = VENUE_TIME_ZONE): string {
  const { year, month, day } = clockParts(instant, zone);
  return `${year}-${month}-${day}`;
}
