import "client-only";
import { withLatestDraft } from "@/components/reservation-form/draft/draft-memory";

/** The steps of the form in their order; the last two, confirming and paying, are the summary page's (R6.2). */
export const steps = ["party", "when", "menu", "guest"] as const;

export type Step = (typeof steps)[number];

const CHANGED = "yeoul:address";

/** The step that the address says is open; undefined while the form is closed. */
export function readStep(): Step | undefined {
  const step = new URLSearchParams(location.search).get("step");
  return steps.find((known) => known === step);
}

/** Opens a step as an entry of its own in the browser's history, so that Back leads to the one before. */
export function goToStep(step: Step): void {
  if (readStep() === step) return;
  history.pushState({ ...history.state, reserveDepth: depth() + 1 }, "", withStep(step));
  tellAddressChanged();
}

/** Sets the step right without an entry of its own: a link that names a step too far, a form opened by its link. */
export function correctStep(step: Step): void {
  if (readStep() === step) return;
  history.replaceState(history.state, "", withStep(step));
  tellAddressChanged();
}

/** Closes the form: back over its own steps, as the guest would go, or in place where a link opened it. */
export function closeSteps(): void {
  if (depth() > 0) {
    history.go(-depth());
    return;
  }
  const search = new URLSearchParams(location.search);
  search.delete("step");
  replaceSearch(search.size === 0 ? "" : `?${search}`);
}

/** Puts another query in the address, in place. */
export function replaceSearch(query: string): void {
  history.replaceState(history.state, "", location.pathname + query);
  tellAddressChanged();
}

/** Calls `listener` whenever the address has changed, by us or by Back, which keeps the draft as it was left. */
export function onAddressChange(listener: () => void): () => void {
  const handlePop = () => {
    // Whoever listens first puts the address right, so that nobody reads the older one.
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
