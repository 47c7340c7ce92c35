"use client";

import { useEffect } from "react";
import { whenIdle } from "@/lib/server/before-hydration/idle-tasks";
import { isReportedBeforeHydration } from "@/lib/tracking/reported-before-hydration";
import type { VisitContext } from "@/lib/tracking/visit-context";

/**
 * Records the visit where that is left to the page: for a guest with a session, and on a
 * page private to a guest. Its code is loaded only once the page is complete and the browser is idle.
 */
export function VisitTracking({ facts }: { facts: VisitContext }) {
  useEffect(
    () =>
      whenIdle(() => {
        if (isReportedBeforeHydration()) return;
        import("@/lib/tracking/start-visit").then(
          ({ startVisit }) => startVisit(facts),
          (error: unknown) => console.warn("tracking: its script could not be loaded", error),
        );
      }),
    [facts],
  );
  return null;
}
