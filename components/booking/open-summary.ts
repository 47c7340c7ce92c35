import "client-only";
import { loadSummary } from "@/components/booking/use-summary";
import { canStore } from "@/lib/browser/storage";
import { loadAhead } from "@/lib/page-script/hydration/load-ahead";
import { pushSummary } from "@/lib/reservation/summary-history";
import { isSignedIn } from "@/lib/session/signed-in";

/** Loads what the summary needs while the guest types their details. */
export function prepareSummary(): void {
  if (isSignedIn(document.cookie)) loadAhead(loadSummary);
}

/**
 * Opens the summary: over the offer, or as a page of its own where a login comes first, where its code does not arrive,
 * and where nothing can be stored, with which a payment would leave the offer.
 */
export function openSummary(address: string): void {
  const openPage = () => location.assign(address);
  if (!isSignedIn(document.cookie) || !canStore("sessionStorage")) openPage();
  else loadSummary().then(() => pushSummary(address), openPage);
}
