import "client-only";
import { whenAutomaticLoginSkipped } from "@/lib/account/signed-out";
import { isCrawler } from "@/lib/browser/user-agent";
import { isolateTracker } from "@/lib/tracking/isolate-tracker";
import { registerAccess } from "@/lib/tracking/register-access";
import { rememberArrival } from "@/lib/tracking/remember-arrival";
import { startTracker } from "@/lib/tracking/tracker";
import type { VisitContext } from "@/lib/tracking/visit-context";

declare global {
  interface Window {
    /** Set once this document's visit is being reported: while unhydrated or, once hydrated, by the page. */
    siteVisit?: true;
  }
}

/**
 * Runs all tracking of a visit, once per document, in order of dependency. It does not delay the page, and its errors
 * are never shown. Crawlers are not tracked. `performActions` carries out what addresses requested in a guest's name; an
 * anonymous visitor has no use for it.
 */
export async function startVisit(context: VisitContext, performActions?: () => Promise<void>): Promise<void> {
  if (window.siteVisit || isCrawler(navigator.userAgent)) return;
  window.siteVisit = true;
  // Back may give this document the address of another page while that is being loaded.
  const { pathname } = location;
  rememberArrival(context);
  await whenAutomaticLoginSkipped();
  await nextTask();
  void isolateTracker("the ad platforms could not be started", () => startTracker(context));
  await nextTask();
  if (performActions !== undefined) {
    void isolateTracker("actions requested by the address could not be carried out", performActions);
    await nextTask();
  }
  void isolateTracker("a promotion view was not registered", () =>
    registerAccess(pathname, context.resourceId),
  );
}

/** Each part checks its answers by schemas that it makes first; all in one task would hold a slow phone. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
