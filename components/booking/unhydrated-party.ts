import "client-only";
import type { PartySize } from "@/lib/booking/reservation-rules";

/** Returns the party that was chosen before the form was here (`unhydrated-form.tsx`); undefined where there is none. */
export function readChosenParty(): PartySize | undefined {
  const form = document.querySelector<HTMLElement>("[data-reserve-form]");
  if (form === null) return undefined;
  const count = (kind: string) =>
    Number(form.querySelector<HTMLElement>(`[data-reserve-count="${kind}"]`)?.dataset.reserveNumber ?? 0);
  return { adults: count("adults"), children: count("children"), infants: count("infants") };
}

/** Whether the guest has opened the party before the form was here. */
export function wasPartyOpen(): boolean {
  return document.querySelector("[data-reserve-form] details[open]") !== null;
}

/** Removes the unhydrated form, once its party is taken over, or where the form opens with another step or party. */
export function removeUnhydratedForm(): void {
  document.querySelector("[data-reserve-form]")?.remove();
}
