import * as z from "zod/mini";
import { venueDay } from "@/lib/base/venue-time";
import {
  booleanSchema,
  closingHourSchema,
  countSchema,
  daySchema,
  hourSchema,
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  pageOf,
  recordOf,
  sortedListOf,
  sortedOrNone,
  textSchema,
} from "@/lib/http/tolerant";
import { picturesSchema } from "@/lib/place/picture-schema";

const optionalText = optionally(textSchema);
const wonSchema = z.pipe(numberSchema, z.number().check(z.nonnegative()));

/** The lowest price of a meal for an adult, and for a child if there is a child's menu; in won. */
const pricesSchema = z.object({ adult: wonSchema, child: optionally(wonSchema) });

export const promotionCardSchema = z.object({
  id: idSchema,
  resourceId: idSchema,
  name: textSchema,
  description: optionalText,
  thumbnailImage: optionalText,
  outlet: optionally(z.object({ resourceId: idSchema, name: textSchema })),
  /** Instant of the last change to the displayed content. */
  updatedAt: optionally(instantSchema),
  price: optionally(pricesSchema),
  /** The next day with a table (`YYYY-MM-DD` at the venue). */
  nextFree: optionally(z.object({ date: daySchema })),
  cuisine: optionalText,
});

export type PromotionCard = z.output<typeof promotionCardSchema>;

/**
 * Promotions keep the order in which the back end returns them: nothing in a card says another, and no page takes the
 * first for more than that.
 */
export const promotionPageSchema = pageOf(promotionCardSchema);
export const promotionListSchema = listOf(promotionCardSchema);

export const menuSchema = z.object({
  id: idSchema,
  name: textSchema,
  description: optionalText,
  image: optionalText,
  unitPrice: wonSchema,
  minQuantity: z.catch(countSchema, 0),
  maxQuantity: z.catch(countSchema, 99),
  maxPerPerson: optionally(countSchema),
  soldOut: z.catch(booleanSchema, false),
  /** Whether it is a child's menu; undefined when the back end does not say. */
  forChild: optionally(booleanSchema),
  /** Words in a sentence; their order says nothing. */
  allergens: z.catch(listOf(textSchema), []),
  weight: z.catch(numberSchema, 0),
  /** What it is: somebody's meal, a deposit for the table, or something beside a meal. */
  kind: z.catch(z.enum(["meal", "deposit", "extra"]), "meal"),
});

export type Menu = z.output<typeof menuSchema>;

const placeSchema = z.union([
  jsonOr(z.object({ name: optionalText })),
  z.pipe(
    textSchema,
    z.transform((name) => ({ name })),
  ),
]);

/** A calendar day at the venue; an instant is converted to the day on which it falls in Seoul. */
export const venueDaySchema = z.union([
  z.pipe(
    instantSchema,
    z.transform((instant) => venueDay(new Date(instant))),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
    z.transform((value) => value.slice(0, 10)),
  ),
]);

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

export const promotionSchema = z.object({
  id: idSchema,
  resourceId: idSchema,
  name: textSchema,
  description: optionalText,
  thumbnailImage: optionalText,
  contents: z.catch(textSchema, ""),
  images: picturesSchema,
  outlet: optionally(
    z.object({
      resourceId: idSchema,
      name: textSchema,
      address: optionalText,
      phone: optionalText,
      region: optionally(placeSchema),
      site: optionally(placeSchema),
    }),
  ),
  currency: z.catch(textSchema, "KRW"),
  /** First and last bookable day, venue time. */
  start: optionally(venueDaySchema),
  end: optionally(venueDaySchema),
  minPax: z.catch(countSchema, 1),
  maxPax: z.catch(countSchema, 20),
  needsPayment: z.catch(booleanSchema, false),
  autoCancelMinutes: optionally(countSchema),
  /** By the weight that operators set, heaviest first, and then by id, which follows the order of entry. */
  menus: sortedOrNone(
    menuSchema,
    ({ weight }) => -weight,
    ({ id }) => id,
  ),
  requiresMenu: z.catch(booleanSchema, false),
  /** Whether each eating guest has a menu of their own (true) or menus are shared (false); undefined when not given. */
  menuPerPerson: optionally(booleanSchema),
  price: optionally(pricesSchema),
  /** Seating preferences that a guest may choose from. */
  seating: sortedOrNone(z.object({ code: textSchema, name: textSchema }), ({ code }) => code),
  /** Sorted by cut-off where they are shown, which depends on the table. */
  refundRules: z.catch(listOf(refundRuleSchema), []),
  notices: z.catch(textSchema, ""),
});

export type Promotion = z.output<typeof promotionSchema>;

export const promotionNameSchema = z.object({ id: idSchema, name: textSchema });

/** The days of a month, earliest first; `date` is a calendar day at the venue. */
export const calendarSchema = sortedListOf(
  z.object({
    date: daySchema,
    status: z.enum(["open", "few", "full", "closed"]),
    /** The number of free times on the day. */
    freeTimes: optionally(countSchema),
    /** The most seats that are left at one of its times. */
    remaining: optionally(countSchema),
    /** The cheapest meal of the day for an adult, in won. */
    price: optionally(z.object({ adult: wonSchema })),
  }),
  ({ date }) => date,
);

export type CalendarDay = z.output<typeof calendarSchema>[number];

/** The tables of a day, earliest first; `time` is venue time. */
export const timetableSchema = sortedListOf(
  z.object({ time: hourSchema, status: z.enum(["open", "few", "full"]), remaining: optionally(countSchema) }),
  ({ time }) => time,
);

export type TableTime = z.output<typeof timetableSchema>[number];

/** Public holidays, earliest first; calendar days at the venue. */
export const holidaysSchema = sortedListOf(daySchema, (date) => date);

/** How many of each menu this guest ordered before; some back ends send none as null or an empty list. */
export const orderedCountsSchema = z.union([
  recordOf(countSchema),
  z.pipe(
    z.union([z.null(), z.tuple([])]),
    z.transform((): Record<string, number> => ({})),
  ),
]);

/** First and last table of a day, and the interval in minutes. */
export const timetableRangeSchema = z.object({
  start: hourSchema,
  end: closingHourSchema,
  interval: countSchema,
});
