import type { TableOffer } from "@/lib/offer/free-tables";

/** The most common party size. */
export const DEFAULT_PARTY_SIZE = 2;

/** An evening with a free table for two. */
export type Evening = {
  /** Venue day. */
  date: string;
  isTonight: boolean;
  offers: TableOffer[];
  /** Instant at which the availability was read. */
  asOf: string;
};

/** Sorts the first offer of every outlet before the second of any, so that a short list shows more places. */
export function spreadOverOutlets(offers: readonly TableOffer[]): TableOffer[] {
  const known = new Set<number>();
  const isFirst = ({ promotion }: TableOffer) => {
    const isNew = !known.has(promotion.resourceId);
    known.add(promotion.resourceId);
    return isNew;
  };
  const first = offers.filter(isFirst);
  return [...first, ...offers.filter((offer) => !first.includes(offer))];
}
