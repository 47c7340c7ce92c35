"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Summary } from "@/components/booking/form/form-steps";
import type { SummarySheet } from "@/components/booking/summary-sheet";
import { isSignedIn } from "@/lib/account/signed-in";
import { pushSummary } from "@/lib/booking/summary-history";
import { fetchPageAhead } from "@/lib/server/before-hydration/hydration/fetch-page-ahead";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import { loadPageFiles } from "@/lib/server/before-hydration/hydration/load-page-files";

/** Loads what the summary needs while the guest types their details. */
export function prepareSummary({ address, isPaid }: Summary): void {
  if (!isSignedIn(document.cookie)) return;
  const [path = ""] = address.split("?");
  if (!isPaid) {
    loadAhead(loadSummary);
    return;
  }
  fetchPageAhead(address);
  loadAhead(() => Promise.all([loadPageFiles(path), loadOutletWords()]));
}

/**
 * Opens the summary: over the offer, or as a page of its own where a login comes first, where its code does not arrive,
 * and where a payment follows, which begins on a page that admits no other company's scripts (PCI DSS 6.4.3). Where
 * what was typed would not reach that page, the summary opens over the offer, and only the payment on a page of its own.
 */
export function openSummary({ address, isPaid }: Summary, { isKept }: { isKept: boolean }): void {
  const openPage = () => location.assign(address);
  if ((isPaid && isKept) || !isSignedIn(document.cookie)) openPage();
  else loadSummary().then(() => pushSummary(address), openPage);
}

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
  const file = import("@/components/booking/summary/outlet-words");
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
