import { howOpened } from "@/lib/browser/page";
import { requestData } from "@/lib/browser/request-data";
import { areFresh, listKey, NEXT_PAGE, type NextCards, type RequestedCards } from "@/lib/offer/next-cards";
import {
  DEFERRED,
  HYDRATE_EVENT,
  HYDRATES,
  HYDRATES_IN_VIEW,
  HYDRATES_ON_QUERY,
} from "@/lib/server/before-hydration/hydration/marks";

/** Distance from the view at which an element that loads automatically hydrates the page. */
const REACH = "600px";

/**
 * Calls `hydrate` when the page is needed hydrated although nobody has touched it: there is a session, the address has
 * a key listed in `data-hydrate-query`, Back or a reload leads here, or a widget that is not mounted yet comes near the view. May
 * call it more than once. Call this once the document is parsed.
 */
export function whenNeeded(hydrate: () => void): void {
  const isReturning =
    // Back and a reload return to the guest's previous position in a list, and to what they had typed.
    document.querySelector(HYDRATES_IN_VIEW) !== null && howOpened() !== "navigate";
  if (document.documentElement.dataset.session === "in" || isRequested() || isReturning) hydrate();
  else observe(DEFERRED, hydrate);
}

/**
 * Calls `hydrate` when an element that loads its content automatically comes near the view, once somebody is there.
 * What the ends of lists will show is requested before.
 */
export function whenNear(hydrate: () => void): void {
  document.querySelectorAll<HTMLElement>(HYDRATES_IN_VIEW).forEach(requestNextCards);
  observe(HYDRATES_IN_VIEW, hydrate);
}

function observe(selector: string, hydrate: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of near) showNextCards(target as HTMLElement);
      if (near.length > 0) hydrate();
    },
    { rootMargin: REACH },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

/** Whether an event needs the page hydrated: a request for it, a touch or the focus of a part that hydrates. */
export function isNeededFor({ type, target }: Event): boolean {
  if (type === HYDRATE_EVENT) return true;
  return type !== "pointermove" && (target as Partial<Element>).closest?.(HYDRATES) != null;
}

/**
 * Whether an event says that somebody is there. Browsers also fire pointermove when a page appears under a resting
 * mouse or the last finger, which is no movement; and a popup that opens by itself takes the focus.
 */
export function saysSomebodyIsThere(event: Event): boolean {
  const { type, target } = event;
  if (type === "focusin") return (target as Partial<Element>).closest?.("[data-popup]") == null;
  if (type !== "pointermove") return ["pointerdown", "click", "keydown"].includes(type);
  const { pointerType, movementX, movementY } = event as PointerEvent;
  return pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
}

function isRequested(): boolean {
  const { hydrateQuery } = document.querySelector<HTMLElement>(HYDRATES_ON_QUERY)?.dataset ?? {};
  return hydrateQuery !== undefined && new RegExp(`[?&](${hydrateQuery})=`).test(location.search);
}

const STATE = "data-list-state";
const BUSY = "aria-busy";

/**
 * Asks for the next cards of a list, once a minute at most and not once the framework has taken the list over. Our own
 * server has them in memory for every reader, so that requesting ahead costs the back end nothing. Returns what was
 * requested; undefined for any other element than the end of a list.
 */
export function requestNextCards(end: HTMLElement): RequestedCards | undefined {
  const { listNext } = end.dataset;
  const slot = end.closest<HTMLElement>("[data-slot]");
  const part = slot?.closest<HTMLElement>("[data-part]");
  if (listNext === undefined || !slot || !part) return undefined;
  window.siteNextCards ??= new Map();
  const key = listKey(part.dataset.part ?? "", slot.dataset.slot ?? "");
  const known = window.siteNextCards.get(key);
  if (known !== undefined && (known.isTaken || areFresh(known))) return known;
  const requested = { answer: requestCards(listNext), at: Date.now(), shown: undefined, isTaken: false };
  window.siteNextCards.set(key, requested);
  return requested;
}

/**
 * Shows the next cards of a list whose end comes near without the framework, which meanwhile loads and takes over what
 * is shown (`takeNextCards`). Where there is no answer, the framework asks again and says so. Does nothing for any
 * other element.
 */
export function showNextCards(end: HTMLElement): void {
  const list = end.parentElement?.querySelector(":scope > ul");
  const requested = requestNextCards(end);
  if (!list || requested === undefined || requested.isTaken || end.hasAttribute(BUSY)) return;
  end.setAttribute(BUSY, "true");
  requested.answer.then((cards) => {
    end.removeAttribute(BUSY);
    if (cards === undefined || requested.isTaken || requested.shown !== undefined) return;
    requested.shown = cards;
    append(list, cards.html);
    if (cards.lastPage > NEXT_PAGE) return;
    end.setAttribute(STATE, "complete");
    end.removeAttribute("data-hydrate-visible");
  });
}

async function requestCards(address: string): Promise<NextCards | undefined> {
  const data = await requestData(address);
  return isNextCards(data) ? data : undefined;
}

/** Whether an answer has the shape of this version's; the rows are those that our server has read by their schema. */
function isNextCards(data: unknown): data is NextCards {
  const { html, lastPage, rows } = (data ?? {}) as Partial<NextCards>;
  return typeof html === "string" && typeof lastPage === "number" && Array.isArray(rows);
}

/** Adds the cards that the list does not have; one that moved between two pages is shown once. */
function append(list: Element, html: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  const linkOf = (item: Element) => item.querySelector("a")?.getAttribute("href");
  const known = new Set([...list.children].map(linkOf));
  list.append(...[...template.content.children].filter((item) => !known.has(linkOf(item))));
}
