import type { PaymentStatus } from "@/lib/payment/schema";
import { displayGroup } from "@/lib/reservation/booking-status";
import type { BookingStatus } from "@/lib/reservation/schema";

type Standing = {
  status: BookingStatus;
  paymentStatus: PaymentStatus | undefined;
  autoCancelAt: string | undefined;
};

/**
 * What the server's status says of a payment, and so which screen a guest sees (R7.2): `unpaid` can be paid,
 * `processing` is being approved, `expired` was not paid in time, `cancelled` came to nothing for another reason,
 * `holds` is everything else, from a table that waits for the outlet's word to one that has been used.
 */
export function paymentTruth({ status, paymentStatus, autoCancelAt }: Standing) {
  if (paymentStatus === "approval_requested") return "processing";
  const isUncharged = paymentStatus === undefined || paymentStatus === "error";
  const group = displayGroup(status);
  // The time to pay stays in the answer of what was cancelled for it, and of nothing else that was cancelled.
  if (group === "cancelled") return isUncharged && autoCancelAt !== undefined ? "expired" : "cancelled";
  return group === "pending" && isUncharged && autoCancelAt !== undefined ? "unpaid" : "holds";
}

export type PaymentTruth = ReturnType<typeof paymentTruth>;
