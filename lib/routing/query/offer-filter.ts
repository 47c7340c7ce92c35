import * as z from "zod/mini";
import { ID, whole } from "@/lib/ids/ids";

/** The most that a meal may cost an adult, in won: the steps that the form offers. */
export const priceSteps = ["50000", "100000", "150000"] as const;

/** What each key of an address may say of the offers that are to be shown; whatever else it says is no filter. */
const filterSchema = z.object({
  /** A hotel, or an outlet. */
  hotel: z.catch(z.optional(z.pipe(z.string().check(z.regex(whole(ID))), z.transform(Number))), undefined),
  /** The code of a cuisine. */
  cuisine: z.catch(z.optional(z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u))), undefined),
  price: z.catch(z.optional(z.pipe(z.enum(priceSteps), z.transform(Number))), undefined),
  /** A venue day with a table. */
  day: z.catch(z.optional(z.iso.date()), undefined),
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
