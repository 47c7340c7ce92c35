import { expect, type Page } from "playwright/test";
import { HYDRATE_EVENT } from "@/lib/server/before-hydration/hydration/marks";

/** Hydrates a page, as the first interaction of a guest does, and waits until its event handlers are attached. */
export async function hydrate(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .evaluate((ask) => {
        dispatchEvent(new Event(ask));
        return "hydrated" in document.documentElement.dataset;
      }, HYDRATE_EVENT)
      // The page may be navigating just now; the next poll asks the new one.
      .catch(() => false);
  await expect.poll(isHydrated, "hydrated").toBe(true);
}

/**
 * Waits until a page's clock may jump ahead: scripts that are still loading would be taken for lost, and a response
 * that arrives meanwhile would correct the clock by the server's.
 */
export async function untilClockMayJump(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForLoadState("networkidle");
}

/** Turns on the browser's data saver mode for the pages opened from now on: in it nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}

/** Runs in every page of a device that forbids its scripts both kinds of storage. */
export function forbidStorage(): void {
  for (const store of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, store, {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
}
