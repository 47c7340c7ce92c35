import "client-only";
import * as z from "zod/mini";
import { defaultTimeZones, zoneOfVenue } from "@/lib/time/time-zone";

const timeZonesSchema = z.object({ group: z.string(), venues: z.record(z.string(), z.string()) });

/** The zone in which a venue's times are told, in the browser; without a resource the group's. */
export function readZone(resourceId?: number): string {
  const text = document.querySelector<HTMLElement>("[data-time-zones]")?.dataset.timeZones;
  const parsed = text === undefined ? undefined : timeZonesSchema.safeParse(JSON.parse(text));
  return zoneOfVenue(parsed?.success ? parsed.data : defaultTimeZones, resourceId);
}
