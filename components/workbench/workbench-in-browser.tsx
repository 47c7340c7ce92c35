"use client";

import dynamic from "next/dynamic";

/** The workbench, in the browser alone: what this tab was last at is nowhere else, and the server has nothing to draw. */
export const WorkbenchInBrowser = dynamic(
  () => import("@/components/workbench/workbench").then((file) => file.Workbench),
  { ssr: false },
);
