import "client-only";
import { announceAddressChange, readStep, type Step, stepDepth } from "@/lib/booking/step-history";
import { announcePageShown } from "@/lib/browser/page-shown";

/**
 * Returns what of a booking the address of an offer has open: a step of the form, the summary that follows them, or
 * undefined where both are closed.
 */
export function readOpenStep(): Step | "summary" | undefined {
  return isSummary() ? "summary" : readStep();
}

/**
 * Opens the summary over its offer (R6.2), as a new history entry with the address of the summary page: a reload, a
 * login or a return from elsewhere loads that page.
 */
export function pushSummary(address: string): void {
  push(address);
  announcePageShown();
}

/** Opens an address of the form: over the offer where the summary is, else by loading it. */
export function openForm(address: string): void {
  if (isOverOffer()) push(address);
  else location.assign(address);
}

/** Returns whether this page is an offer, over which the form and the summary open, and not the summary's own. */
export function isOverOffer(): boolean {
  return document.getElementById("reserve") !== null;
}

function isSummary(): boolean {
  return location.pathname.endsWith("/summary");
}

function push(address: string): void {
  history.pushState({ ...history.state, reserveDepth: stepDepth() + 1 }, "", address);
  announceAddressChange();
}
