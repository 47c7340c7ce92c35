import { isSignedIn } from "@/lib/session/signed-in";

/**
 * Returns whether a script without the framework reports this document's visit (`lib/page-script/visit-main.ts`): that
 * of an anonymous visitor on a sleeping page. All other visits are reported only once the page is awake.
 */
export function isReportedWhileAsleep(): boolean {
  return document.querySelector("script[data-waking]") !== null && !isSignedIn(document.cookie);
}
