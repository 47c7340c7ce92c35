import { listen } from "@/lib/server/before-hydration/listen";

/**
 * Ends the transition to this page (`@view-transition` in `app/globals.css`) as soon as the reader presses something.
 * While it runs, every press goes to the root element, because pictures of both pages cover the new one; browsers aim
 * a finger's click after the press, and a mouse's click is passed on to what is under it.
 */
export function endTransitionOnPress(): void {
  listen("pagereveal", ({ viewTransition }) => {
    if (!viewTransition) return;
    // The browser skips it when the page is late or hidden, which is no error.
    viewTransition.ready.catch(() => {});
    listen("pointerdown", () => viewTransition.skipTransition(), true);
    listen("click", aimClick, true);
  });
}

function aimClick(event: MouseEvent): void {
  const { target, clientX, clientY } = event;
  if (target !== document.documentElement) return;
  const meant = document.elementFromPoint(clientX, clientY);
  // A drawing in a button has no `click()`.
  if (meant !== target) meant?.dispatchEvent(new MouseEvent("click", event));
}
