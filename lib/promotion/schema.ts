import { z } from "zod";
import { idSchema, jsonOr, listOf, optionally, pageOf } from "@/lib/http/tolerant";

const text = z.coerce.string();
const optionalText = optionally(text);
const count = z.coerce.number().int().nonnegative();

export const promotionCardSchema = z.object({
  id: idSchema,
  resourceId: idSchema,
  name: text,
  description: optionalText,
  thumbnailImage: optionalText,
  outlet: optionally(z.object({ resourceId: idSchema, name: text })),
});

export type PromotionCard = z.output<typeof promotionCardSchema>;

export const promotionPageSchema = pageOf(promotionCardSchema);
export const promotionListSchema = listOf(promotionCardSchema);

export const menuSchema = z.object({
  id: idSchema,
  name: text,
  description: optionalText,
  image: optionalText,
  unitPrice: z.coerce.number().nonnegative(),
  minQuantity: count.catch(0),
  maxQuantity: count.catch(99),
  maxPerPerson: optionally(count),
  soldOut: z.boolean().catch(false),
});

export type Menu = z.output<typeof menuSchema>;

export const refundRuleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("absolute"),
    daysBefore: count,
    time: optionally(z.string().regex(/^\d{2}:\d{2}$/)),
    percent: z.coerce.number().min(0).max(100),
  }),
  z.object({
    type: z.literal("relative"),
    hoursBefore: z.coerce.number().nonnegative(),
    percent: z.coerce.number().min(0).max(100),
  }),
]);

export type RefundRule = z.output<typeof refundRuleSchema>;

const placeSchema = z.object({ name: optionalText }).or(text.transform((name) => ({ name })));

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((value) => value.slice(0, 10));

export const promotionSchema = z.object({
  id: idSchema,
  resourceId: idSchema,
  name: text,
  description: optionalText,
  thumbnailImage: optionalText,
  contents: text.catch(""),
  images: jsonOr(listOf(text)).catch([]),
  outlet: z
    .object({
      resourceId: idSchema,
      name: text,
      address: optionalText,
      phone: optionalText,
      region: optionally(placeSchema),
      site: optionally(placeSchema),
    })
    .optional()
    .catch(undefined),
  currency: text.catch("KRW"),
  /** First and last bookable day, venue time. */
  start: optionally(day),
  end: optionally(day),
  minPax: count.catch(1),
  maxPax: count.catch(20),
  needsPayment: z.boolean().catch(false),
  autoCancelMinutes: optionally(count),
  menus: jsonOr(listOf(menuSchema)).catch([]),
  requiresMenu: z.boolean().catch(false),
  refundRules: jsonOr(listOf(refundRuleSchema)).catch([]),
  notices: text.catch(""),
});

export type Promotion = z.output<typeof promotionSchema>;

export const promotionNameSchema = z.object({ id: idSchema, name: text });
