import { type DisplayGroup, displayGroup } from "@/lib/reservation/booking-status";
import { paymentState } from "@/lib/reservation/payment-state";
import type { Reservation } from "@/lib/reservation/schema";

/**
 * How a reservation stands for its guest: the display group of spec §4, with the one that means two things told apart.
 * `unpaid` waits for the guest, `restaurant` for the restaurant; `processing` is being paid, `expired` was not paid in
 * time, `rejected` is one that the restaurant did not take.
 */
export type Standing =
  | "unpaid"
  | "processing"
  | "expired"
  | "rejected"
  | "restaurant"
  | Exclude<DisplayGroup, "pending">;

export function standingOf(
  reservation: Pick<Reservation, "status" | "paymentStatus" | "autoCancelAt" | "needsPayment" | "kind">,
): Standing {
  const state = paymentState(reservation);
  if (state === "unpaid" || state === "processing" || state === "expired") return state;
  if (reservation.status === "rejected") return "rejected";
  const group = displayGroup(reservation.status);
  return group === "pending" ? "restaurant" : group;
}

/** The table is the guest's: paid where it had to be, and taken by the restaurant. */
export function isCertain(standing: Standing): boolean {
  return standing === "accepted" || standing === "confirmed";
}
