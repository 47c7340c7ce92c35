import "client-only";
import type { Consent } from "@/components/booking/consents";

const UNHYDRATED = "[data-unhydrated-summary]";

/** What a guest did in a summary before its code was here. */
export type TakenConsents = {
  agreed: readonly Consent[];
  /** The text on privacy is open. */
  isOpened: boolean;
};

/** Whether the page shows the summary as markup of its own (`unhydrated-summary.tsx`). */
export function hasUnhydratedSummary(): boolean {
  return document.querySelector(UNHYDRATED) !== null;
}

/** Reads what was ticked of these consents before the summary's code was here. */
export function readTakenConsents(consents: readonly Consent[]): TakenConsents {
  const unhydrated = document.querySelector(UNHYDRATED);
  return {
    agreed: consents.filter((name) => unhydrated?.querySelector(`[name=${name}]:checked`) != null),
    isOpened: unhydrated?.querySelector("details[open]") != null,
  };
}

/** Removes that summary, whose place the hydrated one has taken, and moves the focus to the same control. */
export function removeUnhydratedSummary(): void {
  const unhydrated = document.querySelector(UNHYDRATED);
  if (unhydrated === null) return;
  const at = controlsOf(unhydrated).indexOf(document.activeElement);
  const hydrated = document.getElementById("island");
  if (at >= 0 && hydrated !== null)
    (controlsOf(hydrated)[at] as HTMLElement | undefined)?.focus({ preventScroll: true });
  unhydrated.remove();
}

function controlsOf(place: Element): (Element | null)[] {
  return [...place.querySelectorAll("[data-consents] :is(input,summary,a)")];
}
