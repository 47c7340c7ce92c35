import * as z from "zod/mini";
import { paymentStatusSchema, sentMessagesSchema } from "@/lib/booking/schema";
import { jsonOr, numberSchema } from "@/lib/http/tolerant";

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
