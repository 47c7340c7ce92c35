import { expect, type Page } from "playwright/test";
import { WAKE } from "@/lib/page-script/live";

/** Wakes a page, as a guest does who touches something live on it, and waits until it hears what is done to it. */
export async function wake(page: Page): Promise<void> {
  const isAwake = () =>
    page
      .evaluate((ask) => {
        dispatchEvent(new Event(ask));
        return "awake" in document.documentElement.dataset;
      }, WAKE)
      // The page may just be replaced by another, which is asked the next time.
      .catch(() => false);
  await expect.poll(isAwake, "awake").toBe(true);
}
