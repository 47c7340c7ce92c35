import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import type { Reservation } from "@/lib/booking/schema";

/** The table and the order of a reservation that is being changed. */
export type PresentTable = Pick<
  Reservation,
  "promotionId" | "date" | "time" | "adult" | "child" | "infant" | "items"
>;

/**
 * Whether a draft is the reservation that it is to replace: the same table for the same party with the same order, which
 * a guest would only pay for twice.
 */
export function isSameTable(
  { party, date, time, quantities }: ReservationDraft,
  promotionId: number,
  present: PresentTable,
): boolean {
  const ordered = new Map(present.items.map(({ menuId, quantity }) => [Number(menuId), quantity]));
  const chosen = [...quantities].filter(([, quantity]) => quantity > 0);
  return (
    present.promotionId === promotionId &&
    present.date === date &&
    present.time === time &&
    present.adult === party?.adults &&
    present.child === party.children &&
    present.infant === party.infants &&
    chosen.length === ordered.size &&
    chosen.every(([id, quantity]) => ordered.get(id) === quantity)
  );
}
