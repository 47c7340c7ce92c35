import { defaultTimeZones, type TimeZones, writeTimeZones } from "@/lib/time/time-zone";

/**
 * Returns the zones as attributes of the page's main element, for code in the browser (`lib/time/page-time-zone.ts`);
 * none where every zone is Seoul's.
 */
export function timeZoneAttributes(zones: TimeZones): { "data-time-zones"?: string } {
  const isPlain = zones.group === defaultTimeZones.group && Object.keys(zones.venues).length === 0;
  return isPlain ? {} : { "data-time-zones": writeTimeZones(zones) };
}
