import * as z from "zod/mini";
import { numberSchema } from "@/lib/http/tolerant";
import { paymentStatusSchema } from "@/lib/reservation/payment-status";
import { sentMessagesSchema } from "@/lib/reservation/sent-message";

/** The gateway's form, signed by the back end; it must be posted unchanged. */
export const gatewayFormSchema = z.object({
  action: z.url({ protocol: /^https?$/ }),
  method: z.literal("POST"),
  fields: z.record(z.string(), z.coerce.string()),
  expiresAt: z.iso.datetime({ offset: true }),
});

export const approvalSchema = z.object({
  paymentStatus: paymentStatusSchema,
  status: z.string(),
  amount: z.pipe(numberSchema, z.number().check(z.nonnegative())),
  approvedAt: z.optional(z.iso.datetime({ offset: true })),
  sent: sentMessagesSchema,
});

export type GatewayForm = z.output<typeof gatewayFormSchema>;
