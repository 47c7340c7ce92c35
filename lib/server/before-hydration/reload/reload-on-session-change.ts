import { sessionFingerprint } from "@/lib/browser/page";
import { listen } from "@/lib/server/before-hydration/listen";

/**
 * Reloads a page restored from the back/forward cache when the session has changed since it was left, so that it does
 * not show another guest's data.
 */
export function reloadOnSessionChange(): void {
  let left = sessionFingerprint(document.cookie);
  listen("pagehide", () => {
    left = sessionFingerprint(document.cookie);
  });
  listen("pageshow", ({ persisted }) => {
    if (persisted && left !== sessionFingerprint(document.cookie)) location.reload();
  });
}
