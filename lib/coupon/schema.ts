import { z } from "zod";
import { idSchema, listOf, optionally, pageOf, textSchema } from "@/lib/http/tolerant";

export const couponSchema = z.object({
  id: idSchema,
  name: textSchema,
  description: optionally(textSchema),
  image: optionally(textSchema),
  status: z.enum(["usable", "used", "expired"]),
  validFrom: textSchema,
  validTo: textSchema,
  usedAt: optionally(textSchema),
  outlets: listOf(z.object({ resourceId: idSchema, name: textSchema })).catch([]),
});

export const couponPageSchema = pageOf(couponSchema);

export const usedCouponSchema = z.object({ used: z.literal(true), usedAt: textSchema });
