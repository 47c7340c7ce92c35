"use client";

import dynamic from "next/dynamic";

/** The workbench, only in the browser: work is stored on this device, so the server has nothing to render. */
export const WorkbenchInBrowser = dynamic(
  async () => {
    const [{ Workbench }, { claimWindow }] = await Promise.all([
      import("@/components/workbench/workbench"),
      import("@/components/workbench/use-work"),
    ]);
    await claimWindow();
    return Workbench;
  },
  { ssr: false },
);
