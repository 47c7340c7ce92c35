import { formatInTimeZone, fromZonedTime } from "date-fns-tz";

/** The zone of every venue for which none is stored (spec §9). */
export const VENUE_TIME_ZONE = "Asia/Seoul";

/**
 * An instant as the specification writes it, in venue time: `26-12-24 18:30` (R9.3). For columns of figures; sentences say
 * `venueMoment` (docs/decisions/times-in-words.md).
 */
export function formatVenueInstant(instant: Date, zone = VENUE_TIME_ZONE): string {
  return formatInTimeZone(instant, zone, "yy-MM-dd HH:mm");
}

/** The calendar day at the venue, `YYYY-MM-DD`, on which an instant falls. */
export function venueDay(instant: Date, zone = VENUE_TIME_ZONE): string {
  return formatInTimeZone(instant, zone, "yyyy-MM-dd");
}

/** The instant of a venue's day (`YYYY-MM-DD`) and hour (`HH:mm`). */
export function venueInstant(day: string, time: string, zone = VENUE_TIME_ZONE): Date {
  return fromZonedTime(`${day}T${time}:00`, zone);
}
