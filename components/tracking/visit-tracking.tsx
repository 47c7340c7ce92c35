"use client";

import { useEffect } from "react";
import type { VisitFacts } from "@/lib/tracking/visit-facts";

const IDLE_WITHIN_MS = 4_000;

/** Tells of the visit once the page is there and the browser has nothing better to do; its code comes only then. */
export function VisitTracking({ facts }: { facts: VisitFacts }) {
  useEffect(() => {
    const start = () => {
      const tell = () => {
        import("@/lib/tracking/start-visit").then(
          ({ startVisit }) => startVisit(facts),
          (error: unknown) => console.warn("tracking: its script did not come", error),
        );
      };
      // Safari has no idle callback.
      if ("requestIdleCallback" in window) requestIdleCallback(tell, { timeout: IDLE_WITHIN_MS });
      else setTimeout(tell, 1);
    };
    const startLoaded = () => {
      if (document.readyState === "complete") start();
      else window.addEventListener("load", start, { once: true });
    };
    // A page that the browser prepares unseen, because the guest might go there, is no visit yet.
    if ("prerendering" in document && document.prerendering === true) {
      document.addEventListener("prerenderingchange", startLoaded, { once: true });
    } else startLoaded();
    return () => {
      document.removeEventListener("prerenderingchange", startLoaded);
      window.removeEventListener("load", start);
    };
  }, [facts]);
  return null;
}
