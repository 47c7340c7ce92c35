import { howOpened } from "@/lib/browser/how-opened";
import {
  HYDRATE_EVENT,
  HYDRATES,
  HYDRATES_IN_VIEW,
  HYDRATES_ON_QUERY,
} from "@/lib/server/before-hydration/hydration/marks";
import { requestNextCards, showNextCards } from "@/lib/server/before-hydration/hydration/next-cards";

/** Distance from the view at which an element that loads automatically hydrates the page. */
const REACH = "600px";

/**
 * Calls `hydrate` when the page is needed hydrated without being touched: there is a session, the address has a key
 * listed in `data-hydrate-query`, or an element that loads automatically comes near the view. May call it more than
 * once. Call this once the document is parsed.
 */
export function whenNeeded(hydrate: () => void): void {
  const showing = document.querySelectorAll(HYDRATES_IN_VIEW);
  if (
    document.documentElement.dataset.session === "in" ||
    isRequested() ||
    // Back returns to the guest's previous position in the list.
    (showing.length > 0 && howOpened() === "back_forward")
  ) {
    hydrate();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of near) showNextCards(target as HTMLElement);
      if (near.length > 0) hydrate();
    },
    { rootMargin: REACH },
  );
  for (const element of showing) observer.observe(element);
}

/** Requests what elements that load automatically will show, while the page is idle. */
export function requestAhead(): void {
  document.querySelectorAll<HTMLElement>(HYDRATES_IN_VIEW).forEach(requestNextCards);
}

/**
 * Whether an event needs the page hydrated: a request for it, a touch or the focus of a part that hydrates, or the
 * movement of a mouse over a page that has one. Browsers also fire pointermove when a page appears under a resting
 * mouse or the last finger; that is no movement.
 */
export function isNeededFor(event: Event): boolean {
  const { type, target } = event;
  if (type === HYDRATE_EVENT) return true;
  if (type !== "pointermove") return (target as Partial<Element>).closest?.(HYDRATES) != null;
  const { pointerType, movementX, movementY } = event as PointerEvent;
  const isMoved = movementX !== 0 || movementY !== 0;
  return pointerType === "mouse" && isMoved && document.querySelector(HYDRATES) !== null;
}

function isRequested(): boolean {
  const { hydrateQuery } = document.querySelector<HTMLElement>(HYDRATES_ON_QUERY)?.dataset ?? {};
  return hydrateQuery !== undefined && new RegExp(`[?&](${hydrateQuery})=`).test(location.search);
}
