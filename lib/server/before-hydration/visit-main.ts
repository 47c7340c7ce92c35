import { skipAutomaticLogin } from "@/lib/account/signed-out";
import { runSeparately } from "@/lib/server/before-hydration/idle-tasks";
import { startVisit } from "@/lib/tracking/start-visit";
import { readVisitContext } from "@/lib/tracking/visit-context";

/**
 * Script that reports the visit of an anonymous visitor on an unhydrated page. It is separate from what a visitor may
 * notice (`idle-main.ts`), because it brings the schemas of all calls of a visit.
 */
runSeparately([
  () => {
    const facts = readVisitContext();
    skipAutomaticLogin();
    if (facts !== undefined) void startVisit(facts);
  },
]);
