import * as z from "zod/mini";
import { errorCodes } from "@/lib/errors/app-error";
import { reservationStatusSchema } from "@/lib/reservation/schema";
import { sentMessagesSchema } from "@/lib/reservation/sent-message";

/** How a payment stands after it was settled, and what refused its approval where something did. */
export const settledPaymentSchema = z.extend(reservationStatusSchema, {
  refusedBy: z.optional(z.enum(errorCodes)),
  /** What the guest will be sent, where this very settling approved the payment. */
  sent: z.optional(sentMessagesSchema),
});

export type SettledPayment = z.output<typeof settledPaymentSchema>;
