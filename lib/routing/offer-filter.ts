import * as z from "zod/mini";
import { ID, whole } from "@/lib/base/ids";

/** Maximum prices of a meal for an adult, in won: the options of the form. */
export const priceSteps = ["50000", "100000", "150000"] as const;

/** The filter keys of a query; any other value is ignored. */
export const filterSchema = z.object({
  /** Id of a hotel or an outlet. */
  hotel: z.catch(z.optional(z.pipe(z.string().check(z.regex(whole(ID))), z.transform(Number))), undefined),
  /** A cuisine code. */
  cuisine: z.catch(z.optional(z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u))), undefined),
  price: z.catch(z.optional(z.pipe(z.enum(priceSteps), z.transform(Number))), undefined),
  /** A venue day on which a table must be free. */
  day: z.catch(z.optional(z.iso.date()), undefined),
});

export type OfferFilter = z.output<typeof filterSchema>;

/** Parses the filter of a query; empty form fields are ignored. */
export function readOfferFilter(search: URLSearchParams): OfferFilter {
  return filterSchema.parse(Object.fromEntries(search));
}

/**
 * Returns the normalised filter of a query, with each key once and in a fixed order; other keys and invalid values are
 * left out.
 */
export function filterQuery(search: URLSearchParams): URLSearchParams {
  const entries = Object.entries(readOfferFilter(search)).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}
