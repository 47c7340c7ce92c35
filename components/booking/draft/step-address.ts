import "client-only";
import { withLatestDraft } from "@/components/booking/draft/draft-memory";
import {
  ADDRESS_CHANGED,
  addressWithStep,
  announceAddressChange,
  pushStep,
  readStep,
  type Step,
} from "@/lib/booking/step-history";

/** Opens a step as a new history entry, so that Back leads to the one before. */
export function goToStep(step: Step): void {
  if (readStep() === step) return;
  pushStep(step);
}

/** Corrects the step without a new history entry: a link that names a step too far, a form opened by its link. */
export function correctStep(step: Step): void {
  if (readStep() === step) return;
  history.replaceState(history.state, "", addressWithStep(step));
  announceAddressChange();
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
    } else if (history.state === null) {
      // An entry from before the framework started, which would otherwise keep the address that it knows.
      history.replaceState(null, "", location.href);
    }
    listener();
  };
  window.addEventListener(ADDRESS_CHANGED, listener);
  window.addEventListener("popstate", handlePop);
  return () => {
    window.removeEventListener(ADDRESS_CHANGED, listener);
    window.removeEventListener("popstate", handlePop);
  };
}
