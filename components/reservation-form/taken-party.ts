import "client-only";
import type { PartySize } from "@/lib/reservation/draft/reservation-draft";

/**
 * Returns the party that was chosen before the form was here (`party-frame.tsx`), once, and removes the frame; undefined
 * where there is none.
 */
export function takeChosenParty(): PartySize | undefined {
  const frame = document.querySelector<HTMLElement>("[data-reserve-frame]");
  if (frame === null) return undefined;
  frame.remove();
  const count = (kind: string) =>
    Number(frame.querySelector<HTMLElement>(`[data-reserve-count="${kind}"]`)?.dataset.reserveNumber ?? 0);
  return { adults: count("adults"), children: count("children"), infants: count("infants") };
}

/** Removes the frame where the form opens with another step, or with a party. */
export function removePartyFrame(): void {
  document.querySelector("[data-reserve-frame]")?.remove();
}
