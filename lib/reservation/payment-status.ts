import * as z from "zod/mini";

/** The payment statuses of spec §4 in the contract's spelling. */
export const paymentStatusSchema = z.enum([
  "approval_requested",
  "approved",
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
  "error",
]);

export type PaymentStatus = z.output<typeof paymentStatusSchema>;
