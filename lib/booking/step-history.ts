import "client-only";
import { announcePageShown } from "@/lib/browser/page";
import { toQuery } from "@/lib/routing/query-keys";

/**
 * Returns what of a booking the address of an offer has open: a step of the form, the summary that follows them, or
 * undefined where both are closed.
 */
export function readOpenStep(): Step | "summary" | undefined {
  return location.pathname.endsWith("/summary") ? "summary" : readStep();
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

function push(address: string): void {
  history.pushState({ ...history.state, reserveDepth: stepDepth() + 1 }, "", address);
  announceAddressChange();
}

/**
 * The steps of the reservation form in order (R6.2): the table (party, day and time), the menus, the guest. The last
 * two, confirming and paying, are on the summary page.
 */
export const steps = ["table", "menu", "guest"] as const;

export type Step = (typeof steps)[number];

/** Names of the first step in links from when it was two. */
const FORMER_NAMES: readonly string[] = ["party", "when"];

/** The event, on the window, of a changed step or draft in the address. */
export const ADDRESS_CHANGED = "site:address";

/** Set on the form's dialog while the address may still name a step that the guest has left. */
const LEFT = "data-reserve-left";

/** Returns the open step according to the address; undefined while the form is closed. */
export function readStep(): Step | undefined {
  return document.getElementById("reserve")?.hasAttribute(LEFT) === true ? undefined : stepInAddress();
}

/**
 * Records whether the guest has left the form before the framework has started: it writes the address that it read
 * first once more, so that neither the address nor a correction of it holds until then.
 */
export function markLeft(dialog: Element, isLeft: boolean): void {
  dialog.toggleAttribute(LEFT, isLeft);
}

/** Returns the step in the address, whether or not it has been left. */
export function stepInAddress(): Step | undefined {
  const step = new URLSearchParams(location.search).get("step");
  return step !== null && FORMER_NAMES.includes(step) ? "table" : steps.find((known) => known === step);
}

/** Adds a history entry with the step, so that Back leads to the one before. */
export function pushStep(step: Step): void {
  push(addressWithStep(step));
}

/** Returns the address of this page with the step. */
export function addressWithStep(step: Step): string {
  const search = new URLSearchParams(location.search);
  search.set("step", step);
  return location.pathname + toQuery(search);
}

/** Returns how many history entries the form has added in a row; 0 where a link opened it. */
function stepDepth(): number {
  const state: unknown = history.state;
  const found =
    typeof state === "object" && state !== null && "reserveDepth" in state ? state.reserveDepth : 0;
  return typeof found === "number" ? found : 0;
}

/** Closes the form: back over its own history entries or, where a link opened it, in place. */
export function closeSteps(): void {
  if (stepDepth() > 0) {
    history.go(-stepDepth());
    return;
  }
  replaceSearch(searchWithoutStep());
}

/** Removes the step from the address, and from what the framework believes the address to be. */
export function forgetStep(): void {
  // Its own entries of the state are left out, because it ignores a change that carries them, and adds them itself.
  history.replaceState({}, "", location.pathname + searchWithoutStep());
  announceAddressChange();
}

function searchWithoutStep(): string {
  const search = new URLSearchParams(location.search);
  search.delete("step");
  return toQuery(search);
}

/** Replaces the query of the address without a new history entry. */
export function replaceSearch(query: string): void {
  history.replaceState(history.state, "", location.pathname + query);
  announceAddressChange();
}

/** Tells the parts of the page that show the address. */
export function announceAddressChange(): void {
  window.dispatchEvent(new Event(ADDRESS_CHANGED));
}
