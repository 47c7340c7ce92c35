import { z } from "zod";
import { defaultTimeZones, type TimeZones, zoneOfVenue } from "@/lib/time/time-zone";

const timeZonesSchema = z.object({ group: z.string(), venues: z.record(z.string(), z.string()) });

/** The zones as attributes of the page's main part, for what is drawn in the browser; none where all is Seoul's. */
export function timeZoneAttributes(zones: TimeZones): { "data-time-zones"?: string } {
  const isPlain = zones.group === defaultTimeZones.group && Object.keys(zones.venues).length === 0;
  return isPlain ? {} : { "data-time-zones": JSON.stringify(zones) };
}

/** The zone in which a venue's times are told, in the browser; without a resource the group's. */
export function readZone(resourceId?: number): string {
  const text = document.querySelector<HTMLElement>("[data-time-zones]")?.dataset.timeZones;
  const parsed = text === undefined ? undefined : timeZonesSchema.safeParse(JSON.parse(text));
  return zoneOfVenue(parsed?.success ? parsed.data : defaultTimeZones, resourceId);
}
