import type { TableOffer } from "@/lib/promotion/free-tables";

/** Most come as two. */
export const USUAL_PARTY = 2;

/** An evening with a table for two. */
export type Evening = {
  /** Venue day. */
  date: string;
  isTonight: boolean;
  offers: TableOffer[];
  /** When it was asked; an instant. */
  askedAt: string;
};

/** Offers in their order, but the first of every outlet before the second of any: a short list shows more places. */
export function oneOfEachOutletFirst(offers: readonly TableOffer[]): TableOffer[] {
  const known = new Set<number>();
  const isFirst = ({ promotion }: TableOffer) => {
    const isNew = !known.has(promotion.resourceId);
    known.add(promotion.resourceId);
    return isNew;
  };
  const first = offers.filter(isFirst);
  return [...first, ...offers.filter((offer) => !first.includes(offer))];
}
