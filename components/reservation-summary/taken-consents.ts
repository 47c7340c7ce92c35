import "client-only";
import type { Consent } from "@/components/reservation-summary/consents";

const AHEAD = "[data-unhydrated-summary]";

/** What a guest did in a summary before its code was here. */
export type TakenConsents = {
  agreed: readonly Consent[];
  /** The text on privacy is open. */
  isOpened: boolean;
};

/** Whether the page shows the summary as markup of its own (`unhydrated-summary.tsx`). */
export function hasUnhydratedSummary(): boolean {
  return document.querySelector(AHEAD) !== null;
}

/** Reads what was ticked of these consents before the summary's code was here. */
export function readTakenConsents(consents: readonly Consent[]): TakenConsents {
  const ahead = document.querySelector(AHEAD);
  return {
    agreed: consents.filter((name) => ahead?.querySelector(`[name=${name}]:checked`) != null),
    isOpened: ahead?.querySelector("details[open]") != null,
  };
}

/** Removes that summary, whose place the hydrated one has taken, and moves the focus to the same control. */
export function removeUnhydratedSummary(): void {
  const ahead = document.querySelector(AHEAD);
  if (ahead === null) return;
  const at = controlsOf(ahead).indexOf(document.activeElement);
  const taking = document.getElementById("island");
  if (at >= 0 && taking !== null)
    (controlsOf(taking)[at] as HTMLElement | undefined)?.focus({ preventScroll: true });
  ahead.remove();
}

function controlsOf(place: Element): (Element | null)[] {
  return [...place.querySelectorAll("[data-consents] :is(input,summary,a)")];
}
