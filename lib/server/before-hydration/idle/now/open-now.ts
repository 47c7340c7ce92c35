import { fetchServerTime } from "@/lib/base/server-clock";
import { clockParts, VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { readPageLanguage } from "@/lib/browser/page";
import { openingStateAt, readOpeningHours } from "@/lib/place/opening-hours";
import { prepareFormats } from "@/lib/server/before-hydration/idle/now/prepare-formats";

const PLACES = "[data-place-hours]";

/**
 * Says beside the hours of places whether each is open now: in the browser, because the page is stored for all, and by
 * the server's clock, because a device's may be wrong. Said again when a reader returns to the page; where the server
 * cannot be reached, nothing is said.
 */
export function sayOpenNow(): void {
  if (document.querySelector(PLACES) === null) return;
  void prepareFormats().then(say);
  document.addEventListener("visibilitychange", () => document.hidden || void say());
}

async function say(): Promise<void> {
  const now = await fetchServerTime().catch(() => undefined);
  if (now === undefined) return;
  for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
    const { placeHours = "", placeZone, placeSays = "" } = element.dataset;
    const [whenOpen, today, later] = placeSays.split("|");
    const { year, month, day, hour, minute } = clockParts(now, placeZone ?? VENUE_TIME_ZONE);
    const weekday = new Date(`${year}-${month}-${day}`).getUTCDay();
    const state = openingStateAt(readOpeningHours(placeHours), { weekday, time: `${hour}:${minute}` });
    const next = state.isOpen ? undefined : state.next;
    const text = state.isOpen ? whenOpen : next?.inDays === 0 ? today : next && later;
    element.dataset.placeNow = state.isOpen ? "open" : "closed";
    element.hidden = text === undefined;
    element.textContent = (text ?? "")
      .replace("{time}", state.isOpen ? state.until : (next?.at ?? ""))
      .replace("{day}", nameOf(next?.weekday ?? 0));
  }
}

/** Returns the name of a weekday in the language of the page. */
function nameOf(weekday: number): string {
  // A Sunday, and so many days after it.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday));
  return new Intl.DateTimeFormat(readPageLanguage(), { weekday: "long", timeZone: "UTC" }).format(day);
}
