import { skipAutomaticLogin } from "@/lib/account/signed-out";
import { runSeparately } from "@/lib/server/before-hydration/idle-tasks";
import { readVisitContext } from "@/lib/tracking/visit-context";

const loadReport = () => import("@/lib/tracking/start-visit");

/**
 * Script that reports the visit of an anonymous visitor on an unhydrated page. It is separate from what a visitor may
 * notice (`idle-main.ts`), because it brings the schemas of all calls of a visit. All of it is in this file, where an
 * import runs its module when it is called: in tasks of their own, as the schemas alone would hold a slow phone for a
 * tenth of a second.
 */
runSeparately([
  () => import("@/lib/http/tolerant"),
  () => import("@/lib/tracking/endpoints"),
  loadReport,
  async () => {
    const facts = readVisitContext();
    skipAutomaticLogin();
    const { startVisit } = await loadReport();
    if (facts !== undefined) await startVisit(facts);
  },
]);
