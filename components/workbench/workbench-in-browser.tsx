"use client";

import dynamic from "next/dynamic";

/** The workbench, only in the browser: this tab's work is stored nowhere else, so the server has nothing to render. */
export const WorkbenchInBrowser = dynamic(
  () => import("@/components/workbench/workbench").then((file) => file.Workbench),
  { ssr: false },
);
