import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_PARTY_SIZE } from "@/lib/offer/evening";
import { loadFreeTables } from "@/lib/offer/load-free-tables";
import { loadAllPromotions } from "@/lib/offer/loaders";
import type { PromotionCard } from "@/lib/offer/schema";
import type { OfferFilter } from "@/lib/routing/query/offer-filter";

/**
 * Loads every promotion below a resource that matches a filter, and the number of promotions whose availability for two
 * on the filter's day could not be read. Throws `AppError`.
 */
export async function loadFilteredPromotions(
  resourceId: number,
  filter: OfferFilter,
  locale: Locale,
): Promise<{ cards: PromotionCard[]; unchecked: number }> {
  const { hotel = resourceId, day } = filter;
  const { cards, unchecked } =
    day === undefined
      ? { cards: await loadAllPromotions(hotel, locale), unchecked: 0 }
      : await loadFreeOn(hotel, day, locale);
  return { cards: cards.filter((card) => matchesFilter(card, filter)), unchecked };
}

async function loadFreeOn(resourceId: number, date: string, locale: Locale) {
  const { offers, unchecked } = await loadFreeTables({ resourceId, date, pax: DEFAULT_PARTY_SIZE }, locale);
  return { cards: offers.map(({ promotion }) => promotion), unchecked };
}

/** Whether a promotion's cuisine and price match; the hotel and the day are filtered elsewhere. */
export function matchesFilter({ cuisine, price }: PromotionCard, filter: OfferFilter): boolean {
  const isCuisine = filter.cuisine === undefined || cuisine === filter.cuisine;
  const isPrice = filter.price === undefined || (price !== undefined && price.adult <= filter.price);
  return isCuisine && isPrice;
}
