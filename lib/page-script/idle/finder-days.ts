import { readTimeZone } from "@/lib/time/page-time-zone";
import { venueDay } from "@/lib/time/venue-time";

/**
 * Sets the empty days of table finders to the current venue day and disallows earlier ones. Done in the browser because
 * the page is cached for days. A day that the guest already chose stays.
 */
export function fillFinderDays(now: Date): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-day-wanted]")) {
    const today = venueDay(now, readTimeZone());
    field.min = today;
    if (field.value === "") field.value = today;
  }
}
