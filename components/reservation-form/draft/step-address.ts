import "client-only";
import { withLatestDraft } from "@/components/reservation-form/draft/draft-memory";

/** The steps of the form in order; the last two, confirming and paying, are on the summary page (R6.2). */
const steps = ["party", "when", "menu", "guest"] as const;

export type Step = (typeof steps)[number];

const CHANGED = "yeoul:address";

/** Returns the open step according to the address; undefined while the form is closed. */
export function readStep(): Step | undefined {
  const step = new URLSearchParams(location.search).get("step");
  return steps.find((known) => known === step);
}

/** Opens a step as a new history entry, so that Back leads to the one before. */
export function goToStep(step: Step): void {
  if (readStep() === step) return;
  history.pushState({ ...history.state, reserveDepth: depth() + 1 }, "", withStep(step));
  tellAddressChanged();
}

/** Corrects the step without a new history entry: a link that names a step too far, a form opened by its link. */
export function correctStep(step: Step): void {
  if (readStep() === step) return;
  history.replaceState(history.state, "", withStep(step));
  tellAddressChanged();
}

/** Closes the form: back over its own history entries or, where a link opened it, in place. */
export function closeSteps(): void {
  if (depth() > 0) {
    history.go(-depth());
    return;
  }
  const search = new URLSearchParams(location.search);
  search.delete("step");
  replaceSearch(search.size === 0 ? "" : `?${search}`);
}

/** Replaces the query of the address without a new history entry. */
export function replaceSearch(query: string): void {
  history.replaceState(history.state, "", location.pathname + query);
  tellAddressChanged();
}

/**
 * Calls `listener` whenever the address has changed, by this module or by Back, which keeps the latest draft. Returns
 * the function that removes it.
 */
export function onAddressChange(listener: () => void): () => void {
  const handlePop = () => {
    // The first listener corrects the address, so that none of them reads the older draft.
    if (readStep() !== undefined) {
      history.replaceState(history.state, "", location.pathname + withLatestDraft());
    }
    listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener("popstate", handlePop);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("popstate", handlePop);
  };
}

function tellAddressChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function depth(): number {
  const state: unknown = history.state;
  const found =
    typeof state === "object" && state !== null && "reserveDepth" in state ? state.reserveDepth : 0;
  return typeof found === "number" ? found : 0;
}

function withStep(step: Step): string {
  const search = new URLSearchParams(location.search);
  search.set("step", step);
  return `${location.pathname}?${search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",")}`;
}
