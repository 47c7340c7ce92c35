import { listen } from "@/lib/page-script/listen";
import { sessionMark } from "@/lib/session/signed-in";

/**
 * Reloads a page restored from the back/forward cache when the session has changed since it was left, so that it does
 * not show another guest's data.
 */
export function reloadOnSessionChange(): void {
  let left = sessionMark(document.cookie);
  listen("pagehide", () => {
    left = sessionMark(document.cookie);
  });
  listen("pageshow", ({ persisted }) => {
    if (persisted && left !== sessionMark(document.cookie)) location.reload();
  });
}
