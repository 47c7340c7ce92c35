import { z } from "zod";
import { adSdkTypes } from "#shared/collected-kinds.ts";
import { idSchema } from "#shared/http/validate.ts";

const textInBoth = z.object({ ko: z.string(), en: z.string() });

/** Content of one part; a missing language means that the author did not write it. */
const contentsSchema = z.object({
  ko: z.object({ html: z.string(), style: z.string().optional() }).optional(),
  en: z.object({ html: z.string(), style: z.string().optional() }).optional(),
});

/** What to put into a zone: new content, the id of an existing part, or `null` for an empty zone. */
const zoneSchema = z.union([idSchema, contentsSchema]).nullish();

export const layoutSchema = z.object({
  parts: z.object({
    page: zoneSchema,
    top: zoneSchema,
    right: zoneSchema,
    left: zoneSchema,
    bottom: zoneSchema,
  }),
});

export const pageSchema = layoutSchema.extend({
  id: idSchema.optional(),
  resourceId: idSchema.nullish(),
});

export type ZoneContents = z.infer<typeof contentsSchema>;
export type PublishedZones = z.infer<typeof layoutSchema>["parts"];
export type PublishedPage = z.infer<typeof pageSchema>;

const resourceTexts = z.object({
  name: z.string(),
  description: z.string().optional(),
  image: z.string().optional(),
  caption: z.string().optional(),
  images: z.array(z.object({ url: z.string(), alt: z.string(), caption: z.string().optional() })).optional(),
  arrival: z
    .object({
      floor: z.string().optional(),
      dress: z.string().optional(),
      parking: z.string().optional(),
      late: z.string().optional(),
    })
    .optional(),
});
const seoTexts = z.object({ title: z.string(), thumb: z.string() });

export const resourceSchema = z.object({
  parentId: idSchema.nullable(),
  type: z.enum(["group", "region", "site", "outlet", "page"]),
  key: z.string(),
  visible: z.boolean().default(true),
  weight: z.number().int().default(0),
  content: z.object({
    ko: resourceTexts,
    en: resourceTexts,
    timezone: z.string().optional(),
    address: z.string().optional(),
    phone: z.string().optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    cuisine: z.string().optional(),
  }),
  seo: z.object({ ko: seoTexts, en: seoTexts }),
});

const percent = z.number().min(0).max(100);

const refundRuleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("absolute"),
    daysBefore: z.number().int().min(0),
    time: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    percent,
  }),
  z.object({ type: z.literal("relative"), hoursBefore: z.number().min(0), percent }),
]);

const menuSchema = z.object({
  id: idSchema,
  name: textInBoth,
  description: textInBoth,
  image: z.string().optional(),
  unitPrice: z.number().int().min(0),
  minQuantity: z.number().int().min(0),
  maxQuantity: z.number().int().min(1),
  maxPerPerson: z.number().int().min(1).optional(),
  soldOut: z.boolean().optional(),
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  forChild: z.boolean().optional(),
  kind: z.enum(["meal", "deposit", "extra"]).optional(),
  allergens: z.object({ ko: z.array(z.string()), en: z.array(z.string()) }).optional(),
});

export const promotionSchema = z.object({
  resourceId: idSchema,
  name: textInBoth,
  description: textInBoth,
  thumbnailImage: z.string(),
  contents: textInBoth,
  images: z
    .array(
      z.union([z.string(), z.object({ url: z.string(), alt: textInBoth, caption: textInBoth.optional() })]),
    )
    .default([]),
  startsInDays: z.number().int().default(0),
  endsInDays: z.number().int().default(90),
  minPax: z.number().int().min(1).default(1),
  maxPax: z.number().int().min(1).default(8),
  needsPayment: z.boolean().default(false),
  autoCancelMinutes: z.number().int().min(0).default(0),
  menus: z.array(menuSchema).optional(),
  requiresMenu: z.boolean().default(false),
  menuPerPerson: z.boolean().nullable().default(null),
  seating: z
    .array(z.object({ code: z.string(), name: textInBoth }))
    .nullable()
    .default(null),
  refundRules: z.array(refundRuleSchema).default([]),
  notices: textInBoth.default({ ko: "", en: "" }),
  special: z.boolean().default(false),
  sittings: z.array(z.string()).nullable().default(null),
});

export const settingSchema = z.object({
  value: z.unknown().refine((value) => value !== undefined && value !== null),
});

/** Ad scripts of one campaign, resource or site, which replace its previous ones. */
export const adSdksSchema = z.object({
  campaign: z.string().optional(),
  resourceId: z.union([z.string(), z.number().transform(String)]).optional(),
  siteId: z.union([z.string(), z.number().transform(String)]).optional(),
  sdks: z.array(z.object({ type: z.enum(adSdkTypes), sdkId: z.string() })),
});
