import type { PlaceRange } from "@/lib/place/resource-query";

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
