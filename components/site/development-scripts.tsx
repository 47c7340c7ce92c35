"use client";

import { useEffect } from "react";
import { AWAKE } from "@/lib/page-script/live";

/** In development no front server writes the page script into pages (`lib/page-script`), so React brings it. */
export function DevelopmentScripts() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "development") return;
    void import("@/lib/page-script/awake-main").then(() => {
      // The page was awake before this was here, so it need not wait for that.
      window.dispatchEvent(new Event(AWAKE));
      return import("@/lib/page-script/idle-main");
    });
  }, []);
  return null;
}
