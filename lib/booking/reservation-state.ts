import { serverNow } from "@/lib/base/server-clock";
import { type DisplayGroup, displayGroup } from "@/lib/booking/booking-status";
import type { BookingStatus, PaymentStatus, Reservation } from "@/lib/booking/schema";

type PaymentFields = {
  status: BookingStatus;
  paymentStatus: PaymentStatus | undefined;
  autoCancelAt: string | undefined;
  /** Whether payment is needed, if the response says so; a bare status implies it by `autoCancelAt` only. */
  needsPayment?: boolean;
  kind?: "booking" | "request";
};

/**
 * Derives what the payment page shows from the server's status (R7.2): `unpaid` can be paid, `processing` is being
 * approved, `expired` was not paid in time, `cancelled` was cancelled for another reason, `holds` is everything else,
 * from a table that waits for the outlet's confirmation to a used one.
 */
export function paymentState(
  { status, paymentStatus, autoCancelAt, needsPayment = false, kind }: PaymentFields,
  now = serverNow(),
) {
  if (paymentStatus === "approval_requested") return "processing";
  if (displayGroup(status) === "cancelled") {
    // Before its deadline somebody cancelled it.
    const isOver = autoCancelAt !== undefined && new Date(autoCancelAt) <= now;
    return isUncharged(paymentStatus) && isOver ? "expired" : "cancelled";
  }
  // A back end without automatic cancelling sets no deadline, but the payment is still needed.
  const isWanted = autoCancelAt !== undefined || needsPayment;
  return isWanted && isOpen(status, kind) && isUncharged(paymentStatus) ? "unpaid" : "holds";
}

/**
 * Whether a payment made at the gateway still needs approval. Also true when the status is already
 * `approval_requested`: some back ends set it when the guest returns from the gateway, and the same approval is never
 * executed twice.
 */
export function isApprovalDue({ status, paymentStatus, kind }: PaymentFields): boolean {
  return isOpen(status, kind) && (isUncharged(paymentStatus) || paymentStatus === "approval_requested");
}

/** Whether a reservation is paid when it is booked; what is paid at the restaurant is not refunded. */
export function isPrepaid({
  needsPayment = false,
  paymentStatus,
  autoCancelAt,
}: Pick<PaymentFields, "needsPayment" | "paymentStatus" | "autoCancelAt">): boolean {
  return needsPayment || paymentStatus !== undefined || autoCancelAt !== undefined;
}

/** Whether the reservation's own status allows payment; outlets also request payments for confirmed tables. */
function isOpen(status: BookingStatus, kind: PaymentFields["kind"]): boolean {
  const group = displayGroup(status);
  return group === "pending" || group === "accepted" || (group === "confirmed" && kind === "request");
}

function isUncharged(paymentStatus: PaymentStatus | undefined): boolean {
  return paymentStatus === undefined || paymentStatus === "error";
}

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
