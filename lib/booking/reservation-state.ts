import { type DisplayGroup, displayGroup } from "@/lib/booking/booking-status";
import { paymentState } from "@/lib/booking/payment-state";
import type { Reservation } from "@/lib/booking/schema";

/**
 * A reservation's state for its guest: the display group (R8.1), with `pending` split by who has to act. `unpaid`
 * waits for the guest, `restaurant` for the restaurant; `processing` is being paid, `expired` was not paid in time,
 * `rejected` was declined by the restaurant.
 */
export type ReservationState =
  | "unpaid"
  | "processing"
  | "expired"
  | "rejected"
  | "restaurant"
  | Exclude<DisplayGroup, "pending">;

/** Decides the state of a reservation from its booking status and its payment. */
export function decideReservationState(
  reservation: Pick<Reservation, "status" | "paymentStatus" | "autoCancelAt" | "needsPayment" | "kind">,
): ReservationState {
  const state = paymentState(reservation);
  if (state === "unpaid" || state === "processing" || state === "expired") return state;
  if (reservation.status === "rejected") return "rejected";
  const group = displayGroup(reservation.status);
  return group === "pending" ? "restaurant" : group;
}

/** Whether the table is certain: paid if necessary, and accepted by the restaurant. */
export function isCertain(state: ReservationState): boolean {
  return state === "accepted" || state === "confirmed";
}

/** Returns what the heading right after booking says: a reservation that was accepted is not yet called confirmed. */
export function bookedKey(state: ReservationState): "confirmed" | "accepted" | "requested" {
  return state === "confirmed" || state === "accepted" ? state : "requested";
}
