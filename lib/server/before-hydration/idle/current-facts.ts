import { readTimeZone } from "@/lib/base/page-time-zone";
import { fetchServerTime } from "@/lib/base/server-clock";
import { clockParts, VENUE_TIME_ZONE, venueDay } from "@/lib/base/venue-time";
import { readPageLanguage } from "@/lib/browser/page";
import { openingStateAt, readOpeningHours } from "@/lib/place/opening-hours";
import { prepareFormats } from "@/lib/server/before-hydration/idle/prepare-formats";

/**
 * Matches what a page says of free tables; the value is the moment at which that was requested (ISO 8601), or empty
 * where it is as old as the page.
 */
const SHOWN = "[data-as-of]";
/** Milliseconds after which it is requested again, for a guest who looks at it. */
const MOST_AGE_MS = 60_000;
/** Milliseconds between two looks at whether it has become old. */
const PAUSE_MS = 15_000;

/**
 * Keeps what the page says of free tables at most a minute old while a guest looks at it: the same page is requested
 * again, and what it says now takes its place. It stays as it is while the focus is in it, while the tab is hidden, and
 * where there is no answer; each states the moment of its own question.
 */
export function refreshAvailability(): void {
  if (document.querySelector(SHOWN) === null) return;
  // Not the time of loading: a stored page was made before.
  let madeAt = performance.now();
  let isAsking = false;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    void look();
  });
  const isOld = ({ dataset }: HTMLElement, now: number) =>
    (dataset.asOf ? now - Date.parse(dataset.asOf) : performance.now() - madeAt) > MOST_AGE_MS;
  const look = async () => {
    if (isAsking || document.hidden || seen.size === 0) return;
    isAsking = true;
    try {
      const now = (await fetchServerTime()).getTime();
      if ([...seen].some((element) => isOld(element as HTMLElement, now))) {
        replaceShown(await loadAgain());
        madeAt = performance.now();
      }
    } catch {
      // Without an answer the next look asks again.
    }
    isAsking = false;
  };
  for (const element of document.querySelectorAll(SHOWN)) observer.observe(element);
  document.addEventListener("visibilitychange", look);
  setInterval(look, PAUSE_MS);
}

/** Loads the page that is open once more, as the document that it is now. Nothing of it runs. */
function loadAgain(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.pathname + location.search);
    request.responseType = "document";
    request.onload = () =>
      request.status === 200 && request.responseXML !== null
        ? resolve(request.responseXML)
        : reject(new Error(`the page was answered with ${request.status}`));
    request.onerror = reject;
    request.send();
  });
}

function replaceShown(page: Document): void {
  const current = new Map([...page.querySelectorAll<HTMLElement>(SHOWN)].map((each) => [nameOf(each), each]));
  for (const element of document.querySelectorAll<HTMLElement>(SHOWN)) {
    const now = current.get(nameOf(element));
    if (now === undefined || element.contains(document.activeElement)) continue;
    // Copies, because the cards of one offer may stand in several places.
    element.replaceChildren(...now.cloneNode(true).childNodes);
    element.dataset.asOf = now.dataset.asOf;
  }
}

/** What an element is in any copy of its page: a widget by its slot, the line of a card by the card's link. */
function nameOf(element: HTMLElement): string {
  const { slot } = element.dataset;
  const part = element.closest<HTMLElement>("[data-part]")?.dataset.part;
  return slot === undefined ? `card ${element.closest("a")?.getAttribute("href")}` : `widget ${part} ${slot}`;
}

const PLACES = "[data-place-hours]";

/**
 * Says beside the hours of places whether each is open now: in the browser, because the page is stored for all, and by
 * the server's clock, because a device's may be wrong. Said again when a reader returns to the page; where the server
 * cannot be reached, nothing is said.
 */
export function showOpenNow(): void {
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
      .replace("{day}", weekdayName(next?.weekday ?? 0));
  }
}

/** Returns the name of a weekday in the language of the page. */
function weekdayName(weekday: number): string {
  // A Sunday, and so many days after it.
  const day = new Date(Date.UTC(2023, 0, 1 + weekday));
  return new Intl.DateTimeFormat(readPageLanguage(), { weekday: "long", timeZone: "UTC" }).format(day);
}

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
