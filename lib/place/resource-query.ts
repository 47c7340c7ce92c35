import type * as z from "zod/mini";
import type { queryResources } from "@/lib/place/endpoints";

/** A part of a list of places, and how many there are in all where the back end sent no more than that part. */
type Range<Place> = { descendents: readonly Place[]; descendentCount?: number | undefined };

/** So many places with all their texts are an answer of half a megabyte. */
const PLACES_A_CALL = 1_000;

/** Loads all places, some at a time, from a back end that sends them so, else at once. Rejects as `load` does. */
export async function loadInRanges<Place, First extends Range<Place>>(
  load: (range: PlaceRange) => Promise<First & Range<Place>>,
): Promise<{ first: First; places: Place[] }> {
  const first = await load({ offset: 0, count: PLACES_A_CALL });
  const places = [...first.descendents];
  for (let offset = PLACES_A_CALL; offset < (first.descendentCount ?? 0); offset += PLACES_A_CALL) {
    const { descendents } = await load({ offset, count: PLACES_A_CALL });
    for (const place of descendents) places.push(place);
  }
  return { first, places };
}

/** A resource query as pages write it. */
export type ResourceQuery = {
  id: number;
  /** Only if the resource is of this type. */
  type?: string | undefined;
  includeAncestors?: boolean | undefined;
  /** What is wanted of the places below it; nothing where it is absent. */
  below?: Below | undefined;
};

/** So many places after so many others, heaviest first. A back end that does not know it returns all. */
type PlaceRange = { offset: number; count: number };

/**
 * A group has thousands of places below it, so that nobody can ask for all of them at once: only for some levels, for
 * those of a type, or for a range. A back end that does not know levels returns all of them.
 */
type Below = { levels: number } | { type: string; range?: PlaceRange } | { range: PlaceRange };

/**
 * Converts a query to the format of `resource/query`. Conditions that were not given are left out, and
 * disabled resources are always excluded.
 */
export function toWireQuery({
  id,
  type,
  includeAncestors = false,
  below,
}: ResourceQuery): z.output<(typeof queryResources)["input"]> {
  return {
    enabledOnly: true,
    id,
    ...(type === undefined ? {} : { conditions: { type } }),
    includeDescendents: below !== undefined,
    ...(below === undefined ? {} : toFields(below)),
    includeAncestors,
  };
}

function toFields(below: Below) {
  return {
    ...("type" in below ? { descendentConditions: { type: below.type } } : {}),
    ...("levels" in below ? { maxLevel: below.levels } : {}),
    ...("range" in below && below.range !== undefined ? { descendentRange: below.range } : {}),
  };
}
