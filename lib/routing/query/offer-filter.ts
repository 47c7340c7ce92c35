import { z } from "zod";
import { ID, whole } from "@/lib/ids/ids";

/** The most that a meal may cost an adult, in won: the steps that the form offers. */
export const priceSteps = ["50000", "100000", "150000"] as const;

/** What each key of an address may say of the offers that are to be shown; whatever else it says is no filter. */
const filterSchema = z.object({
  /** A hotel, or an outlet. */
  hotel: z.string().regex(whole(ID)).transform(Number).optional().catch(undefined),
  /** The code of a cuisine. */
  cuisine: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u)
    .optional()
    .catch(undefined),
  price: z.enum(priceSteps).transform(Number).optional().catch(undefined),
  /** A venue day with a table. */
  day: z.iso.date().optional().catch(undefined),
});

export type OfferFilter = z.output<typeof filterSchema>;

/** The filter that a query asks for; empty fields of a form are none. */
export function readOfferFilter(search: URLSearchParams): OfferFilter {
  return filterSchema.parse(Object.fromEntries(search));
}

/**
 * What of a query filters offers, each key once and in one order, as the pages that filter are asked for; whatever else
 * stands there, and what is no filter, is left out.
 */
export function filterQuery(search: URLSearchParams): URLSearchParams {
  const entries = Object.entries(readOfferFilter(search)).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}
