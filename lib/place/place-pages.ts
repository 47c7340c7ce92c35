import "server-only";
import * as z from "zod/mini";
import { callPublic } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import {
  booleanSchema,
  countSchema,
  idSchema,
  jsonOr,
  listOf,
  numberSchema,
  optionally,
  sortedBy,
  textSchema,
} from "@/lib/http/tolerant";
import type { Locale } from "@/lib/i18n/locales";
import { queryResources } from "@/lib/place/endpoints";
import { toWireQuery } from "@/lib/place/resource-query";
import { flatResourceSchema, type ResourceNode } from "@/lib/place/schema";

/** One page of a list of places. */
export type PlacePage = { places: ResourceNode[]; page: number; lastPage: number; total: number };

/** The most places on one page of a list: as many as are read at a glance. A hotel has fewer. */
export const PLACES_A_PAGE = 48;

const orderSchema = z.object({
  id: idSchema,
  meta: jsonOr(
    z.object({
      type: z.catch(textSchema, "page"),
      visible: z.catch(booleanSchema, true),
      weight: z.catch(numberSchema, 0),
    }),
  ),
});

/** What decides whether and where a place is listed; the rest of it is read only where it is shown. */
const unreadSchema = z.pipe(
  z.transform((whole) => ({ whole, order: whole })),
  z.object({ whole: z.unknown(), order: orderSchema }),
);

const belowSchema = listOf(
  z.object({
    id: idSchema,
    descendents: z.catch(listOf(unreadSchema), []),
    descendentCount: optionally(countSchema),
  }),
);

/**
 * A group has thousands of places below it: to read all of each took twenty times as long as to find the first ones.
 */
const queryBelow: Endpoint<z.output<(typeof queryResources)["input"]>, typeof belowSchema> = {
  ...queryResources,
  data: belowSchema,
  reading: "places below",
};

const placesSchema = listOf(flatResourceSchema);

/**
 * Loads a page of the visible places of a type below a place, heaviest first. Asks for no more than that, and finds it
 * in the whole list of a back end that sends all of them. Throws `AppError`.
 */
export async function loadPlacePage(
  { id, type, page }: { id: number; type: string; page: number },
  locale: Locale,
): Promise<PlacePage> {
  const offset = (page - 1) * PLACES_A_PAGE;
  const query = toWireQuery({ id, below: { type, range: { offset, count: PLACES_A_PAGE } } });
  const rows = await callPublic(queryBelow, query, locale);
  const { descendents = [], descendentCount } = rows.find((row) => row.id === id) ?? {};
  const listed = sortedBy(
    descendents.filter(({ order: { meta } }) => meta.visible && meta.type === type),
    ({ order }) => -order.meta.weight,
    ({ order }) => order.id,
  );
  const shown = descendentCount === undefined ? listed.slice(offset, offset + PLACES_A_PAGE) : listed;
  const total = descendentCount ?? listed.length;
  return {
    places: placesSchema.parse(shown.map(({ whole }) => whole)),
    page,
    lastPage: Math.max(1, Math.ceil(total / PLACES_A_PAGE)),
    total,
  };
}
