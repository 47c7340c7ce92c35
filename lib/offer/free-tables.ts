import * as z from "zod/mini";
import { joinFacts } from "@/lib/base/text";
import { defineEndpoint } from "@/lib/http/endpoint";
import { daySchema, hourSchema, idSchema } from "@/lib/http/tolerant";
import { partsOfDay } from "@/lib/offer/part-of-day";
import { promotionCardSchema } from "@/lib/offer/schema";

const MAX_PARTY_SIZE = 50;

const tableQuerySchema = z.object({
  /** The hotel or outlet below which to search; the group's root for all of them. */
  resourceId: idSchema,
  /** Venue day. */
  date: daySchema,
  pax: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PARTY_SIZE)),
  /** Only times in this part of the day. */
  part: z.optional(z.enum(partsOfDay)),
  /** With `yes` the resource is an outlet, and the others of its hotel are searched. */
  elsewhere: z.optional(z.literal("yes")),
});

export type TableQuery = z.output<typeof tableQuerySchema>;

/**
 * Why nothing is free: every table of that part of the day is taken; there are tables on that day, but not in that part
 * of it; today's times have passed; there are no tables at all on that day.
 */
export const reasonsForNothing = ["full", "otherPart", "over", "closed"] as const;

export type ReasonForNothing = (typeof reasonsForNothing)[number];

/** The free tables of one day below a resource. */
const freeTablesSchema = z.object({
  /** Promotions with a free time, each with its free times (venue time). */
  offers: z.array(
    z.object({
      promotion: promotionCardSchema,
      /** The hotel of the promotion's outlet, if it is known. */
      hotel: z.optional(z.string()),
      times: z.array(
        z.object({
          time: hourSchema,
          isFew: z.boolean(),
          /** The seats that are left, where the back end says so. */
          remaining: z.optional(z.number()),
        }),
      ),
    }),
  ),
  /** The number of promotions whose availability could not be read and is therefore unknown. */
  unchecked: z.number(),
  /** Nothing is free in the requested part of the day, but at another time of it. */
  isFreeAtOtherTimes: z.boolean(),
  /** Why nothing is free; absent where something is, where something could not be read, and where it is unknown. */
  reason: z.optional(z.enum(reasonsForNothing)),
  /** When nothing is free: the next days with a table for the party. */
  nextDays: z.array(daySchema),
  /** The number of promotions whose next days could not be read: an earlier day may have a table. */
  uncheckedDays: z._default(z.number(), 0),
});

export type FreeTables = z.output<typeof freeTablesSchema>;
export type TableOffer = FreeTables["offers"][number];

/** Returns how many seats are left at a time of which guests see that they are few (`shownStatus`). */
export function seatsLeft({ isFew, remaining }: TableOffer["times"][number]): number | undefined {
  return isFew ? remaining : undefined;
}

/** Returns where an offer is served: `Ember Grill · Yeoul Seoul`; undefined when the back end names no outlet. */
export function venueOf({ promotion, hotel }: TableOffer): string | undefined {
  const { outlet } = promotion;
  return outlet === undefined || hotel === undefined ? outlet?.name : joinFacts([outlet.name, hotel]);
}

/**
 * Searches free tables on our own server, which calls the back end for every promotion, so
 * that a phone needs one request.
 */
export const findFreeTables = defineEndpoint({
  group: "availability",
  input: tableQuerySchema,
  path: "/crm_channel_si_tc/promotion/tables/:resourceId",
  data: freeTablesSchema,
});

/** What a finder's form sends, in which an empty field is left out; a day is read by the venue's clock. */
export const finderFormSchema = z.object({
  resourceId: idSchema,
  hotel: z.optional(idSchema),
  day: z.optional(z.string().check(z.maxLength(10))),
  date: z.optional(daySchema),
  part: z.optional(z.enum(partsOfDay)),
  party: tableQuerySchema.shape.pax,
});

export type FinderForm = z.output<typeof finderFormSchema>;

/** What a finder's form asks for: as data, and as the list that the framework would render. */
export const tablesOfFormSchema = z.object({
  days: z.array(z.extend(freeTablesSchema, { date: daySchema })),
  /** Empty where there is more to say than a list. */
  html: z.string(),
});

export type TablesOfForm = z.output<typeof tablesOfFormSchema>;
export type TablesOfDay = TablesOfForm["days"][number];
