import { howOpened } from "@/lib/browser/page";
import {
  DEFERRED,
  HYDRATE_EVENT,
  HYDRATES,
  HYDRATES_IN_VIEW,
  HYDRATES_ON_QUERY,
} from "@/lib/server/before-hydration/hydration/marks";
import { requestNextCards, showNextCards } from "@/lib/server/before-hydration/hydration/next-cards";

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
