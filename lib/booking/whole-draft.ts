import { partyMismatch } from "@/lib/booking/party-menus";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { orderProblem, type PartySize, partyProblem, quantityProblem } from "@/lib/booking/reservation-rules";
import type { Promotion } from "@/lib/offer/schema";

/** A draft with everything that a table needs. */
export type WholeDraft = ReservationDraft & { party: PartySize; date: string; time: string };

type Offer = Pick<
  Promotion,
  "menus" | "price" | "requiresMenu" | "menuPerPerson" | "needsPayment" | "minPax" | "maxPax"
>;

/**
 * Returns the draft where its table and its order can be sent, else the step of the form at which something is missing
 * or refused (R6.2). `ordered` are the quantities that the guest has ordered before, by menu id.
 */
export function completeDraft(
  draft: ReservationDraft,
  offer: Offer,
  ordered: Readonly<Record<string, number>> = {},
): { draft: WholeDraft } | { step: "table" | "menu" } {
  const { party, date, time, quantities } = draft;
  if (party === undefined || date === undefined || time === undefined) return { step: "table" };
  if (partyProblem(party, offer) !== undefined) return { step: "table" };
  const hasOrder =
    orderProblem(quantities, offer) === undefined &&
    partyMismatch(party, quantities, offer)?.isRefused !== true &&
    offer.menus.every((menu) => {
      const problem = quantityProblem(menu, quantities.get(menu.id) ?? 0, ordered[menu.id]);
      // What this guest already holds may be this very order, sent before; the server can tell.
      return problem === undefined || problem.message === "perPersonLimit";
    });
  return hasOrder ? { draft: { ...draft, party, date, time } } : { step: "menu" };
}
