import { displayGroup } from "@/lib/reservation/booking-status";
import type { PaymentStatus } from "@/lib/reservation/payment-status";
import type { BookingStatus } from "@/lib/reservation/schema";

type Standing = {
  status: BookingStatus;
  paymentStatus: PaymentStatus | undefined;
  autoCancelAt: string | undefined;
  /** Where an answer says so; the status alone tells only by its time to pay. */
  needsPayment?: boolean;
  kind?: "booking" | "request";
};

/**
 * What the server's status says of a payment, and so which screen a guest sees (R7.2): `unpaid` can be paid,
 * `processing` is being approved, `expired` was not paid in time, `cancelled` came to nothing for another reason,
 * `holds` is everything else, from a table that waits for the outlet's word to one that has been used.
 */
export function paymentState({ status, paymentStatus, autoCancelAt, needsPayment = false, kind }: Standing) {
  if (paymentStatus === "approval_requested") return "processing";
  // The time to pay stays in the answer of what was cancelled for it, and of nothing else that was cancelled.
  if (displayGroup(status) === "cancelled")
    return isUncharged(paymentStatus) && autoCancelAt !== undefined ? "expired" : "cancelled";
  // A back end that never cancels by itself names no time to pay, and wants to be paid all the same.
  const isWanted = autoCancelAt !== undefined || needsPayment;
  return isWanted && isOpen(status, kind) && isUncharged(paymentStatus) ? "unpaid" : "holds";
}

export type PaymentState = ReturnType<typeof paymentState>;

/**
 * Whether what a guest did at the gateway is still to be approved. Also where the status calls it being approved: some
 * back ends do from the gateway's return on, and the same approval is never carried out twice.
 */
export function isApprovalDue({ status, paymentStatus, kind }: Standing): boolean {
  return isOpen(status, kind) && (isUncharged(paymentStatus) || paymentStatus === "approval_requested");
}

/** The table is still to be paid for, as far as its own status goes; outlets also ask so for confirmed ones. */
function isOpen(status: BookingStatus, kind: Standing["kind"]): boolean {
  const group = displayGroup(status);
  return group === "pending" || group === "accepted" || (group === "confirmed" && kind === "request");
}

function isUncharged(paymentStatus: PaymentStatus | undefined): boolean {
  return paymentStatus === undefined || paymentStatus === "error";
}
