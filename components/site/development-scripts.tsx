"use client";

import { useEffect } from "react";

/** In development no front server writes the page script into pages (`lib/page-script`), so React brings it. */
export function DevelopmentScripts() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "development") return;
    void import("@/lib/page-script/main").then(() => import("@/lib/page-script/idle-main"));
  }, []);
  return null;
}
