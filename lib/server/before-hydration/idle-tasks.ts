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

/**
 * Resolves once the browser has nothing more urgent to do than the next piece of work of an idle page. Sooner than an
 * idle callback, for which Chromium waits until nothing has happened for 300 ms.
 */
export function nextTurn(): Promise<void> {
  // Safari has no scheduler.
  if ("scheduler" in window) return scheduler.postTask(() => {}, { priority: "background" });
  return new Promise(whenIdle);
}

/**
 * Runs each step in a task of its own, in order, so that a touch is never answered later than the step that is running
 * at that moment. A step that throws is reported by the browser and does not stop the others.
 */
export function runSeparately(steps: readonly (() => void)[]): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  setTimeout(() => {
    if (rest.length > 0) runSeparately(rest);
    step();
  });
}
