import { fetchServerTime } from "@/lib/base/server-clock";

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
