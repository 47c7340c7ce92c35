import { z } from "zod";
import { numberSchema } from "@/lib/http/tolerant";
import { sentMessagesSchema } from "@/lib/reservation/sent-message";

/** The names of spec §4 in the contract's spelling. */
export const paymentStatusSchema = z.enum([
  "approval_requested",
  "approved",
  "cancel_requested",
  "partial_cancel",
  "full_cancel",
  "cancel_failed",
  "error",
]);

/** The gateway's form, signed by the back end; it is posted as it is. */
export const gatewayFormSchema = z.object({
  action: z.url({ protocol: /^https?$/ }),
  method: z.literal("POST"),
  fields: z.record(z.string(), z.coerce.string()),
  expiresAt: z.iso.datetime({ offset: true }),
});

export const approvalSchema = z.object({
  paymentStatus: paymentStatusSchema,
  status: z.string(),
  amount: numberSchema.pipe(z.number().nonnegative()),
  approvedAt: z.iso.datetime({ offset: true }).optional(),
  sent: sentMessagesSchema,
});

export type PaymentStatus = z.output<typeof paymentStatusSchema>;
export type GatewayForm = z.output<typeof gatewayFormSchema>;
