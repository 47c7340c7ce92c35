import { isSignedIn } from "@/lib/account/signed-in";

/**
 * Returns whether a script without the framework reports this document's visit (`lib/server/before-hydration/visit-main.ts`): that
 * of an anonymous visitor on an unhydrated page. All other visits are reported only once the page is hydrated.
 */
export function isReportedBeforeHydration(): boolean {
  return document.querySelector("script[data-hydration]") !== null && !isSignedIn(document.cookie);
}
