import { fromZonedTime } from "date-fns-tz";
import { VENUE_TIME_ZONE } from "@/lib/time/venue-time";

/** Returns the instant of a day (`YYYY-MM-DD`) and hour (`HH:mm`) at the venue. */
export function venueInstant(day: string, time: string, zone = VENUE_TIME_ZONE): Date {
  return fromZonedTime(`${day}T${time}:00`, zone);
}
