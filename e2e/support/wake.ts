import { expect, type Page } from "playwright/test";
import { WAKE } from "@/lib/page-script/waking/live";

/** Wakes a page, as the first interaction of a guest does, and waits until its event handlers are attached. */
export async function wake(page: Page): Promise<void> {
  const isAwake = () =>
    page
      .evaluate((ask) => {
        dispatchEvent(new Event(ask));
        return "awake" in document.documentElement.dataset;
      }, WAKE)
      // The page may be navigating just now; the next poll asks the new one.
      .catch(() => false);
  await expect.poll(isAwake, "awake").toBe(true);
}
