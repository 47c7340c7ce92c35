"use client";

import { useEffect } from "react";
import { AWAKE } from "@/lib/page-script/waking/live";

/** Loads the page script in development, where no front server writes it into pages (`lib/page-script`). */
export function DevelopmentScripts() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "development") return;
    void import("@/lib/page-script/awake-main").then(() => {
      // The page was awake before this script loaded, so the script need not wait for that.
      window.dispatchEvent(new Event(AWAKE));
      return import("@/lib/page-script/idle-main");
    });
  }, []);
  return null;
}
