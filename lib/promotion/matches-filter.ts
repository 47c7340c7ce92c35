import type { PromotionCard } from "@/lib/promotion/schema";
import type { OfferFilter } from "@/lib/routing/query/offer-filter";

/** Whether a promotion's cuisine and price match; the hotel and the day are filtered elsewhere. */
export function matchesFilter({ cuisine, price }: PromotionCard, filter: OfferFilter): boolean {
  const isCuisine = filter.cuisine === undefined || cuisine === filter.cuisine;
  const isPrice = filter.price === undefined || (price !== undefined && price.adult <= filter.price);
  return isCuisine && isPrice;
}
