import * as z from "zod/mini";
import { errorCodes } from "@/lib/base/app-error";
import { paymentStatusSchema, reservationStatusSchema, sentMessagesSchema } from "@/lib/booking/schema";
import { jsonOr, numberSchema } from "@/lib/http/tolerant";

/** A payment's status after it was settled, and the error code if its approval was refused. */
export const settledPaymentSchema = z.extend(reservationStatusSchema, {
  refusedBy: z.optional(z.enum(errorCodes)),
  /** The messages that the guest will be sent, if this call approved the payment. */
  sent: z.optional(sentMessagesSchema),
});

export type SettledPayment = z.output<typeof settledPaymentSchema>;

/** What a form sends for a value: text as it is, nothing for null, all else as JSON. */
const formValueSchema = z.pipe(
  z.transform((value) => (typeof value === "string" ? value : value === null ? "" : JSON.stringify(value))),
  z.string(),
);

/** The gateway's form, signed by the back end; it must be posted unchanged. */
export const gatewayFormSchema = z.object({
  action: z.url({ protocol: /^https?$/ }),
  method: z.literal("POST"),
  fields: jsonOr(z.record(z.string(), formValueSchema)),
});

export const approvalSchema = z.object({
  paymentStatus: paymentStatusSchema,
  status: z.string(),
  amount: z.pipe(numberSchema, z.number().check(z.nonnegative())),
  sent: sentMessagesSchema,
});

export type GatewayForm = z.output<typeof gatewayFormSchema>;
