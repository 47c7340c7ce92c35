import type { ReasonForNothing, TableOffer } from "@/lib/offer/free-tables";
import type { PartOfDay } from "@/lib/offer/part-of-day";

/** The most common party size. */
export const DEFAULT_PARTY_SIZE = 2;

/** The free tables of one part of a venue day. */
export type TableGroup = { date: string; part: PartOfDay; offers: TableOffer[] };

/** What has a table for two next. */
export type Evening = {
  /** Venue day. */
  today: string;
  /** Tonight's tables alone, or the next ones that there are. */
  groups: TableGroup[];
  /** Why there are none tonight; undefined where there are some, and where that is unknown. */
  reason: ReasonForNothing | undefined;
  /** The number of offers whose tables or days could not be read. */
  unchecked: number;
  /** Instant at which the availability was read. */
  asOf: string;
};

/** Whether the tables that are shown are tonight's. */
export function isTonight({ today, groups }: Evening): boolean {
  return groups.some(({ date, part }) => date === today && part === "evening");
}

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
