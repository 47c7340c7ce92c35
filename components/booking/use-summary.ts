"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { SummarySheet } from "@/components/booking/summary-sheet";

type Sheet = ComponentType<Parameters<typeof SummarySheet>[0]>;

/** Loads the summary with all that it needs before it can be shown. Rejects where its code does not arrive. */
export async function loadSummary(): Promise<Sheet> {
  const [{ SummarySheet: sheet }] = await Promise.all([
    import("@/components/booking/summary-sheet"),
    loadOutletWords(),
  ]);
  return sheet;
}

/** Loads the words for the restaurant's staff; without them the guest's own language is sent. */
export async function loadOutletWords(): Promise<void> {
  const file = import("@/components/reservation-summary/outlet-words");
  await file.then((words) => words.loadOutletWords()).catch(() => undefined);
}

/** Returns the summary once it is loaded; loads it once it is wanted, or else the page with its address. */
export function useSummary(isWanted: boolean): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>();
  const isFetched = sheet !== undefined;
  useEffect(() => {
    if (!isWanted || isFetched) return;
    loadSummary().then(
      (loaded) => setSheet(() => loaded),
      () => location.reload(),
    );
  }, [isWanted, isFetched]);
  return sheet;
}
