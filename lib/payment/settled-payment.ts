import { z } from "zod";
import { errorCodes } from "@/lib/errors/app-error";
import { reservationStatusSchema } from "@/lib/reservation/schema";
import { sentMessagesSchema } from "@/lib/reservation/sent-message";

/** How a payment stands after it was settled, and what refused its approval where something did. */
export const settledPaymentSchema = reservationStatusSchema.extend({
  refusedBy: z.enum(errorCodes).optional(),
  /** What the guest will be sent, where this very settling approved the payment. */
  sent: sentMessagesSchema.optional(),
});

export type SettledPayment = z.output<typeof settledPaymentSchema>;
