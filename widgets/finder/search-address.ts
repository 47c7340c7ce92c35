import "client-only";
import * as z from "zod/mini";
import { partsOfDay } from "@/lib/offer/part-of-day";
import { TABLES_KEY, tableKeys, tableQuery } from "@/lib/routing/query-keys";
import {
  asFound,
  type FinderPlace,
  MAX_PARTY_SIZE,
  priceSteps,
  type TableSearch,
} from "@/widgets/finder/table-search";

/** A search is for a day, or for the two of a weekend. */
const MAX_DAYS = 2;
const DEFAULT_PARTY_SIZE = 2;

const orElse = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const whole = z.coerce.number().check(z.int());

const querySchema = z.object({
  tables: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(",")),
    ),
    z.array(z.iso.date()).check(z.minLength(1), z.maxLength(MAX_DAYS)),
  ),
  "tables-at": orElse(whole),
  "tables-for": orElse(whole.check(z.minimum(1), z.maximum(MAX_PARTY_SIZE))),
  "tables-part": orElse(z.enum(partsOfDay)),
  "tables-cuisine": orElse(z.string().check(z.maxLength(40))),
  "tables-price": orElse(whole.check(z.refine((price) => priceSteps.includes(price)))),
  "tables-by": orElse(z.enum(["time", "price"])),
});

/** What a finder searches: the places that can be chosen, all below one resource, and whether one must be. */
export type SearchedPlaces = { places: readonly FinderPlace[]; rootResourceId: number; mustChoose: boolean };

/**
 * Returns the search in a query; undefined where there is none, or one of another finder. Days before `today` (venue
 * day) have passed: what is left of them is searched, else today, and `isLate` says so.
 */
export function readSearch(
  query: URLSearchParams,
  { places, rootResourceId, mustChoose }: SearchedPlaces,
  today: string,
): { search: TableSearch; isLate: boolean } | undefined {
  const read = querySchema.safeParse(Object.fromEntries(tableQuery(query)));
  if (!read.success) return undefined;
  const { tables, "tables-at": at = rootResourceId, "tables-for": adults = DEFAULT_PARTY_SIZE } = read.data;
  const place = places.find(({ id }) => id === at);
  if (place === undefined && (mustChoose || at !== rootResourceId)) return undefined;
  const ahead = tables.filter((day) => day >= today);
  const search: TableSearch = {
    place,
    days: ahead.length === 0 ? [today] : ahead,
    part: read.data["tables-part"],
    adults,
    arrangement: {
      cuisine: read.data["tables-cuisine"],
      maxPrice: read.data["tables-price"],
      order: read.data["tables-by"] ?? asFound.order,
    },
  };
  return { search, isLate: ahead.length === 0 };
}

/** Returns a query with the search in place of any other; without one, only its other keys. */
export function writeSearch(
  query: URLSearchParams,
  search: TableSearch | undefined,
  rootResourceId: number,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const key of tableKeys) written.delete(key);
  if (search === undefined) return written;
  const { place, days, part, adults, arrangement } = search;
  const values: Partial<Record<(typeof tableKeys)[number], string | number | undefined>> = {
    [TABLES_KEY]: days.join(),
    "tables-at": place?.id ?? rootResourceId,
    "tables-for": adults,
    "tables-part": part,
    "tables-cuisine": arrangement.cuisine,
    "tables-price": arrangement.maxPrice,
    "tables-by": arrangement.order === asFound.order ? undefined : arrangement.order,
  };
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) written.set(key, String(value));
  }
  return written;
}
