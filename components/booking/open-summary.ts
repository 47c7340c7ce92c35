import "client-only";
import { loadOutletWords, loadSummary } from "@/components/booking/use-summary";
import type { Summary } from "@/components/reservation-form/form-steps";
import { fetchPageAhead } from "@/lib/page-script/hydration/fetch-page-ahead";
import { loadAhead } from "@/lib/page-script/hydration/load-ahead";
import { loadPageFiles } from "@/lib/page-script/hydration/load-page-files";
import { pushSummary } from "@/lib/reservation/summary-history";
import { isSignedIn } from "@/lib/session/signed-in";

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
 * and where a payment follows, which begins on a page that admits no other company's scripts (PCI DSS 6.4.3).
 */
export function openSummary({ address, isPaid }: Summary): void {
  const openPage = () => location.assign(address);
  if (isPaid || !isSignedIn(document.cookie)) openPage();
  else loadSummary().then(() => pushSummary(address), openPage);
}
