import "client-only";
import { isCrawler } from "@/lib/routing/crawlers";
import { whenStaying } from "@/lib/session/staying";
import { carryOutEntry } from "@/lib/tracking/carry-out-entry";
import { inBox } from "@/lib/tracking/in-box";
import { keepArrival } from "@/lib/tracking/keep-arrival";
import { registerAccess } from "@/lib/tracking/register-access";
import { startTracker } from "@/lib/tracking/tracker";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

let isStarted = false;

/**
 * All that a page tells of a visit, once per document, in the order in which one needs the other. Nothing of it delays
 * the page, and no trouble of it is ever shown. Robots are no guests.
 */
export async function startVisit(facts: VisitFacts): Promise<void> {
  if (isStarted || isCrawler(navigator.userAgent)) return;
  isStarted = true;
  keepArrival(facts);
  await whenStaying();
  void inBox("the ad platforms", () => startTracker(facts));
  void inBox("what the address asked for was not done", carryOutEntry);
  void inBox("a look at a promotion was not registered", () => registerAccess(facts.resourceId));
}
