import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { daySchema, hourSchema, idSchema } from "@/lib/http/tolerant";
import { partsOfDay } from "@/lib/promotion/part-of-day";
import { promotionCardSchema } from "@/lib/promotion/schema";

const LARGEST_PARTY = 50;

export const tableQuerySchema = z.object({
  /** The hotel or outlet below which is looked; the group's root for all of them. */
  resourceId: idSchema,
  /** Venue day. */
  date: daySchema,
  pax: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_PARTY)),
  /** Only tables of this part of the day. */
  part: z.optional(z.enum(partsOfDay)),
});

export type TableQuery = z.output<typeof tableQuerySchema>;

/** What is free on a day below a resource. */
export const freeTablesSchema = z.object({
  /** Promotions with a free time, each with its times (venue time). */
  offers: z.array(
    z.object({
      promotion: promotionCardSchema,
      /** The hotel that its outlet is in, where that is known. */
      hotel: z.optional(z.string()),
      times: z.array(z.object({ time: hourSchema, isFew: z.boolean() })),
    }),
  ),
  /** How many promotions could not be asked, so that nobody knows whether they are full. */
  unasked: z.number(),
  /** Nothing is free in the part of the day that was asked for, and something is at another hour. */
  isFreeAtOtherTimes: z.boolean(),
  /** Where nothing is free: the next days with a table for the party. */
  nextDays: z.array(daySchema),
});

export type FreeTables = z.output<typeof freeTablesSchema>;
export type TableOffer = FreeTables["offers"][number];

/** Where an offer is served: `Ember Grill · Yeoul Seoul`; undefined where the back end names no outlet. */
export function placeOf({ promotion, hotel }: TableOffer): string | undefined {
  const { outlet } = promotion;
  return outlet === undefined || hotel === undefined ? outlet?.name : `${outlet.name} · ${hotel}`;
}

/** Asks our server what is free (no call of the contract): it asks for every promotion, so that a phone asks once. */
export const findFreeTables = defineEndpoint({
  name: "promotion/tables",
  group: "availability",
  method: "GET",
  input: tableQuerySchema,
  path: "/crm_channel_si_tc/promotion/tables/:resourceId",
  data: freeTablesSchema,
  idempotent: true,
});
