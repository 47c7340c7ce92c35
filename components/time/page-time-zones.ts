import { defaultTimeZones, type TimeZones, writeTimeZones } from "@/lib/time/time-zone";

/** The zones as attributes of the page's main part, for what is drawn in the browser (`lib/time/page-zone.ts`); none where all is Seoul's. */
export function timeZoneAttributes(zones: TimeZones): { "data-time-zones"?: string } {
  const isPlain = zones.group === defaultTimeZones.group && Object.keys(zones.venues).length === 0;
  return isPlain ? {} : { "data-time-zones": writeTimeZones(zones) };
}
