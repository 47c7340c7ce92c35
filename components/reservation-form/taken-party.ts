import "client-only";
import type { PartySize } from "@/lib/reservation/draft/party-size";

/**
 * Returns the party that was chosen before the form was here (`unhydrated-form.tsx`), once, and removes that; undefined
 * where there is none.
 */
export function takeChosenParty(): PartySize | undefined {
  const form = document.querySelector<HTMLElement>("[data-reserve-form]");
  if (form === null) return undefined;
  form.remove();
  const count = (kind: string) =>
    Number(form.querySelector<HTMLElement>(`[data-reserve-count="${kind}"]`)?.dataset.reserveNumber ?? 0);
  return { adults: count("adults"), children: count("children"), infants: count("infants") };
}

/** Removes the unhydrated form where the form opens with another step, or with a party. */
export function removeUnhydratedForm(): void {
  document.querySelector("[data-reserve-form]")?.remove();
}
