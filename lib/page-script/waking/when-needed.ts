import { howOpened } from "@/lib/browser/how-opened";
import { ASKED, LIVE, LOADS_IN_VIEW, WAKE } from "@/lib/page-script/waking/live";

/** Distance from the view at which an element that loads automatically wakes the page. */
const REACH = "600px";

/**
 * Calls `wake` when the page is needed awake without being touched: there is a session, the address has a key listed
 * in `data-asked`, or an element that loads automatically comes near the view. May call it more than once. Call this
 * once the document is parsed.
 */
export function whenNeeded(wake: () => void): void {
  const showing = document.querySelectorAll(LOADS_IN_VIEW);
  if (
    document.documentElement.dataset.session === "in" ||
    isRequested() ||
    // Back returns to the guest's previous position in the list.
    (showing.length > 0 && howOpened() === "back_forward")
  ) {
    wake();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    { rootMargin: REACH },
  );
  for (const element of showing) observer.observe(element);
}

/**
 * Whether an event needs the page awake: a request for it, a touch or the focus of a live part, or the movement of a
 * mouse over a page that has one. Browsers also fire pointermove when a page appears under a resting mouse or the last
 * finger; that is no movement.
 */
export function isNeededFor(event: Event): boolean {
  const { type, target } = event;
  if (type === WAKE) return true;
  if (type !== "pointermove") return (target as Partial<Element>).closest?.(LIVE) != null;
  const { pointerType, movementX, movementY } = event as PointerEvent;
  const isMoved = movementX !== 0 || movementY !== 0;
  return pointerType === "mouse" && isMoved && document.querySelector(LIVE) !== null;
}

function isRequested(): boolean {
  const { asked } = document.querySelector<HTMLElement>(ASKED)?.dataset ?? {};
  return asked !== undefined && new RegExp(`[?&](${asked})=`).test(location.search);
}
