import { readTimeZone } from "@/lib/base/page-time-zone";
import { fetchServerTime } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { prepareFormats } from "@/lib/server/before-hydration/idle/now/prepare-formats";

const EMPTY_DAYS = "input[data-day-wanted]";

/**
 * Sets the empty days of table finders to the current venue day and disallows earlier ones. Done in the browser because
 * the page is cached for days, and by the server's clock because a device's may be wrong. A day that the guest already
 * chose stays; where the server cannot be reached, the fields stay empty.
 */
export async function fillFinderDays(): Promise<void> {
  if (document.querySelector(EMPTY_DAYS) === null) return;
  await prepareFormats();
  const now = await fetchServerTime().catch(() => undefined);
  if (now === undefined) return;
  // A page that has been hydrated meanwhile sets them itself.
  for (const field of document.querySelectorAll<HTMLInputElement>(EMPTY_DAYS)) {
    const today = venueDay(now, readTimeZone());
    field.min = today;
    if (field.value === "") field.value = today;
  }
}
