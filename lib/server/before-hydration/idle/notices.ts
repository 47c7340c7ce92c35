import { readStored, writeStored } from "@/lib/browser/storage";
import { listen } from "@/lib/server/before-hydration/listen";

/** Where the names of closed notices are stored; the entry script looks whether there are any. */
export const CLOSED_NOTICES = "notices";

/**
 * Hides the lines of news that this device has closed, and closes one when its button is pressed. Before that, the
 * entry script hides all of them where any was ever closed, so that no page moves; a new one appears here.
 */
export function closeNotices(): void {
  const closed = readClosed();
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]"))
    notice.hidden = closed.includes(notice.dataset.notice);
  delete document.documentElement.dataset.notices;
  listen("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-notice-close]") : null;
    const notice = button?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    notice.hidden = true;
    writeStored("localStorage", CLOSED_NOTICES, [...readClosed(), notice.dataset.notice]);
    // The focus would be lost with the button.
    document.querySelector<HTMLElement>("header a[href]")?.focus({ preventScroll: true });
  });
}

function readClosed(): unknown[] {
  const stored = readStored("localStorage", CLOSED_NOTICES);
  return Array.isArray(stored) ? stored : [];
}
