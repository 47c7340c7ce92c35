import * as z from "zod/mini";
import { countSchema, hourSchema, numberSchema, optionally } from "@/lib/http/tolerant";

const percentSchema = z.pipe(numberSchema, z.number().check(z.minimum(0), z.maximum(100)));

/**
 * One row of a promotion's refund rules: until a day before the table (and a time of that day), or until so many hours
 * before it, a share of the payment is refunded.
 */
export const refundRuleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("absolute"),
    daysBefore: countSchema,
    time: optionally(hourSchema),
    percent: percentSchema,
  }),
  z.object({
    type: z.literal("relative"),
    hoursBefore: z.pipe(numberSchema, z.number().check(z.nonnegative())),
    percent: percentSchema,
  }),
]);

export type RefundRule = z.output<typeof refundRuleSchema>;
