import * as z from "zod/mini";
import { idSchema, optionally, pageOf, sortedOrNone, textSchema, trueSchema } from "@/lib/http/tolerant";

/** An instant, or what browsers read as one: a coupon is shown however its dates are written. */
const readableInstantSchema = textSchema.check(
  z.refine((text) => !Number.isNaN(Date.parse(text)), "an instant"),
);

const outletSchema = z.object({ resourceId: idSchema, name: textSchema });

const couponSchema = z.object({
  id: idSchema,
  name: textSchema,
  description: optionally(textSchema),
  image: optionally(textSchema),
  status: z.enum(["usable", "used", "expired"]),
  validFrom: readableInstantSchema,
  validTo: readableInstantSchema,
  usedAt: optionally(readableInstantSchema),
  usedOutlet: optionally(outletSchema),
  outlets: sortedOrNone(outletSchema, ({ resourceId }) => resourceId),
});

export type Coupon = z.output<typeof couponSchema>;

export const couponPageSchema = pageOf(couponSchema);

export const usedCouponSchema = z.object({ used: trueSchema, usedAt: readableInstantSchema });
