import { isSignedIn } from "@/lib/account/signed-in";
import { isCrawler } from "@/lib/browser/user-agent";

/**
 * Returns whether a script without the framework reports this document's visit
 * (`lib/server/before-hydration/visit-main.ts`): that of an anonymous visitor on an unhydrated page. All other visits
 * are reported only once the page is hydrated, and those of crawlers never.
 */
export function isReportedBeforeHydration(): boolean {
  const isUnhydrated = document.querySelector("script[data-hydration]") !== null;
  return isUnhydrated && !isSignedIn(document.cookie) && !isCrawler(navigator.userAgent);
}
