import { readZone } from "@/lib/time/page-zone";
import { venueDay } from "@/lib/time/seoul";

/**
 * Fills the days of table finders in with today at the venue, and lets no day before it be chosen: the page is kept for
 * days, and what day it is only the moment knows. A day that a guest was quicker to choose stays.
 */
export function fillFinderDays(now: Date): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("input[data-day-wanted]")) {
    const today = venueDay(now, readZone());
    field.min = today;
    if (field.value === "") field.value = today;
  }
}
