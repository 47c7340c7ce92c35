import { listen } from "@/lib/page-script/listen";
import { LIVE, SHOWS, WAKE } from "@/lib/page-script/live";

/** How far ahead of the reader something that shows by itself is woken. */
const REACH = "600px";

/**
 * Calls `wake` when somebody needs the page awake: a session makes it personal, the address asks for something of it
 * (`data-asked` names the keys), a live part is touched or focused, a mouse moves over a page that has one, something
 * that shows by itself comes near the view. May call it more than once. To be called once the document is there.
 */
export function whenNeeded(wake: () => void): void {
  if (document.documentElement.dataset.session === "in" || isAsked()) {
    wake();
    return;
  }
  const showing = document.querySelectorAll(SHOWS);
  // Back leads to the place in the list that was left.
  if (showing.length > 0 && howOpened() === "back_forward") {
    wake();
    return;
  }
  const wakeWhenLive = ({ target }: Event) => {
    if ((target as Partial<Element>).closest?.(LIVE)) wake();
  };
  listen(WAKE, wake);
  for (const type of ["pointerdown", "focusin", "click"]) listen(type, wakeWhenLive, true);
  // A browser also says where a mouse, or the last finger, lies when a page comes under it: that is no movement.
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

function isAsked(): boolean {
  const { asked } = document.querySelector<HTMLElement>("[data-asked]")?.dataset ?? {};
  return asked !== undefined && new RegExp(`[?&](${asked})=`).test(location.search);
}
