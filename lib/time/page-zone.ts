import "client-only";
import { defaultTimeZones, readTimeZones, zoneOfVenue } from "@/lib/time/time-zone";

/** Returns the time zone of a venue, read from the page in the browser; without a resource the group's. */
export function readZone(resourceId?: number): string {
  const text = document.querySelector<HTMLElement>("[data-time-zones]")?.dataset.timeZones;
  return zoneOfVenue((text === undefined ? undefined : readTimeZones(text)) ?? defaultTimeZones, resourceId);
}
