import * as z from "zod/mini";
import { errorCodes } from "@/lib/base/app-error";
import { reservationStatusSchema, sentMessagesSchema } from "@/lib/booking/schema";

/** A payment's status after it was settled, and the error code if its approval was refused. */
export const settledPaymentSchema = z.extend(reservationStatusSchema, {
  refusedBy: z.optional(z.enum(errorCodes)),
  /** The messages that the guest will be sent, if this call approved the payment. */
  sent: z.optional(sentMessagesSchema),
});

export type SettledPayment = z.output<typeof settledPaymentSchema>;
