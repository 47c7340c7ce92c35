import "server-only";
import { venueDay } from "@/lib/base/venue-time";
import { recordRead } from "@/lib/http/cache/sources";

/**
 * Returns the day at a venue (`YYYY-MM-DD`), and records it among what the page is made from: after the venue's
 * midnight the page is no longer the same, and is rendered again. The only way for a stored page to depend on the time.
 */
export function todayAt(timeZone: string): string {
  const today = () => venueDay(new Date(), timeZone);
  const version = today();
  recordRead(`day ${timeZone}`, { version, current: async () => today() });
  return version;
}
