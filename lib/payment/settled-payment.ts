import { z } from "zod";
import { errorCodes } from "@/lib/errors/app-error";
import { reservationStatusSchema } from "@/lib/reservation/schema";

/** How a payment stands after it was settled, and what refused its approval where something did. */
export const settledPaymentSchema = reservationStatusSchema.extend({
  refusedBy: z.enum(errorCodes).optional(),
});

export type SettledPayment = z.output<typeof settledPaymentSchema>;
