import "client-only";
import {
  ADDRESS_CHANGED,
  addressWithStep,
  announceAddressChange,
  pushStep,
  readStep,
  type Step,
} from "@/lib/booking/step-history";
import { readStored, writeStored } from "@/lib/browser/storage";
import { draftKeys, toQuery } from "@/lib/routing/query-keys";

const KEY = "reservation-draft";

/** The address when it was left. The query is validated where the address is read. */
const STORED = /^(\/[^?#\s]*)(\?[^#\s]*)?$/;

/** Stores the address of the open form in this tab, as its latest draft. */
export function rememberDraft(): void {
  writeStored("sessionStorage", KEY, location.pathname + location.search);
}

/**
 * Returns the query of this address with the latest draft: earlier history entries were written when less had been
 * chosen, and Back must not remove the rest.
 */
export function withLatestDraft(): string {
  const latest = readStoredDraft();
  const now = new URLSearchParams(location.search);
  if (latest?.path !== location.pathname) return location.search;
  const draft = new URLSearchParams(latest.query);
  for (const key of draftKeys) {
    const value = draft.get(key);
    if (value === null) now.delete(key);
    else now.set(key, value);
  }
  return toQuery(now);
}

function readStoredDraft(): { path: string; query: string } | undefined {
  const text = readStored("sessionStorage", KEY);
  const [, path, query = ""] = (typeof text === "string" && STORED.exec(text)) || [];
  return path === undefined ? undefined : { path, query };
}

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
