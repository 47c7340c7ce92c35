import "client-only";
import { defaultTimeZones, readTimeZones, timeZoneOfVenue } from "@/lib/base/venue-time";

/** Returns the time zone of a venue, read from the page in the browser; without a resource the group's. */
export function readTimeZone(resourceId?: number): string {
  const text = document.querySelector<HTMLElement>("[data-time-zones]")?.dataset.timeZones;
  return timeZoneOfVenue(readTimeZones(text ?? "") ?? defaultTimeZones, resourceId);
}
