import { listen } from "@/lib/page-script/listen";
import { LIVE, LOADS_IN_VIEW, WAKE } from "@/lib/page-script/waking/live";

/** Distance from the view at which an element that loads automatically wakes the page. */
const REACH = "600px";

/**
 * Calls `wake` when the page is needed awake: there is a session, the address has a key listed in `data-asked`, a live
 * part is touched or focused, a mouse moves over a page that has one, or an element that loads automatically comes near
 * the view. May call it more than once. Call this once the document is parsed.
 */
export function whenNeeded(wake: () => void): void {
  if (document.documentElement.dataset.session === "in" || isRequested()) {
    wake();
    return;
  }
  const showing = document.querySelectorAll(LOADS_IN_VIEW);
  // Back returns to the guest's previous position in the list.
  if (showing.length > 0 && howOpened() === "back_forward") {
    wake();
    return;
  }
  const wakeWhenLive = ({ target }: Event) => {
    if ((target as Partial<Element>).closest?.(LIVE)) wake();
  };
  listen(WAKE, wake);
  for (const type of ["pointerdown", "focusin", "click"]) listen(type, wakeWhenLive, true);
  // Browsers also fire pointermove when a page appears under a resting mouse or the last finger; that is no movement.
  listen("pointermove", ({ pointerType, movementX, movementY }) => {
    if (pointerType === "mouse" && (movementX || movementY) && document.querySelector(LIVE)) wake();
  });
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    { rootMargin: REACH },
  );
  for (const element of showing) observer.observe(element);
}

function howOpened(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type;
}

function isRequested(): boolean {
  const { asked } = document.querySelector<HTMLElement>("[data-asked]")?.dataset ?? {};
  return asked !== undefined && new RegExp(`[?&](${asked})=`).test(location.search);
}
