/**
 * Shows that a control was pressed and that what it opens is on its way; `app/globals.css` draws it. Returns the
 * function that ends it, and returns whether the guest still waits: what the page script shows meanwhile
 * (`lib/server/before-hydration/opening/opening.ts`) can be closed.
 */
export function showBusy(control: Element | null | undefined): () => boolean {
  control?.setAttribute("aria-busy", "true");
  return () => {
    const isWaiting = control?.hasAttribute("aria-busy") ?? true;
    control?.removeAttribute("aria-busy");
    return isWaiting;
  };
}

/** Milliseconds after which a frame that is not drawn, as in a hidden tab, is not waited for. */
const MOST_FRAME_MS = 100;

/**
 * Resolves once the browser has drawn what was shown so far, so that a press is answered before what it opens is
 * rendered, which takes a slow phone longer than a frame.
 */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MOST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is drawn after its callbacks.
      setTimeout(resolve);
    });
  });
}
