import * as z from "zod/mini";

/** The payment statuses (R7.3), in the back end's spelling. */
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
