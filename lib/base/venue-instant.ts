import { fromZonedTime } from "date-fns-tz";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";

/** When a table is: a day (`YYYY-MM-DD`) and an hour (`HH:mm`) in the venue's zone (IANA name), Seoul by default. */
export type VenueDateTime = { date: string; time: string; timeZone?: string | undefined };

/** Returns the instant of a day (`YYYY-MM-DD`) and hour (`HH:mm`) at the venue. */
export function venueInstant(day: string, time: string, zone = VENUE_TIME_ZONE): Date {
  return fromZonedTime(`${day}T${time}:00`, zone);
}
