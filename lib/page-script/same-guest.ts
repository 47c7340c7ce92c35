import { listen } from "@/lib/page-script/listen";
import { sessionMark } from "@/lib/session/signed-in";

/** A page that comes back from the browser's memory shows who was signed in when it was left: another sees it anew. */
export function keepToOneGuest(): void {
  let left = sessionMark(document.cookie);
  listen("pagehide", () => {
    left = sessionMark(document.cookie);
  });
  listen("pageshow", ({ persisted }) => {
    if (persisted && left !== sessionMark(document.cookie)) location.reload();
  });
}
