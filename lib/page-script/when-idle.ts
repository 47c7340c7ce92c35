declare global {
  interface Document {
    prerendering?: boolean;
  }
}

const IDLE_WITHIN_MS = 4_000;

/**
 * Calls `then` once the page is loaded and the browser is idle. A prerendered page waits until the guest navigates to
 * it (R10.2).
 */
export function whenIdle(then: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: IDLE_WITHIN_MS });
    else setTimeout(then, 1);
  };
  const waitLoaded = () => {
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", waitLoaded, { once: true });
  else waitLoaded();
}
