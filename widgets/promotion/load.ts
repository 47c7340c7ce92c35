import "server-only";
import type { WidgetContext } from "@/lib/cms/widget/define-widget";
import { resourceIdOf } from "@/lib/cms/widget/load-child-cards";
import type { Locale } from "@/lib/i18n/locales";
import { loadFilteredPromotions } from "@/lib/offer/load-free-tables";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/offer/loaders";
import type { PromotionCard } from "@/lib/offer/schema";

type Offers = {
  kind: "promotions";
  /** The resource below which all offers are. */
  resourceId: number;
  cards: PromotionCard[];
  lastPage: number;
  /**
   * Set where the list follows the filter of its page, at `path`; `unchecked` is the number of offers that could not be
   * checked.
   */
  filtered?: { path: string; unchecked: number };
};

type PromotionOptions = {
  resourceid?: string | undefined;
  perpage: number;
  withoutlet: boolean;
  special: boolean;
  filtered: boolean;
};

/** Loads the first page of the offers, or those that match the page's filter. Throws `AppError`. */
export async function loadOffers(
  { special, perpage, withoutlet, filtered, ...options }: PromotionOptions,
  locale: Locale,
  context: WidgetContext,
): Promise<Offers> {
  const resourceId = await resourceIdOf(options, context);
  if (special) {
    const cards = await loadSpecialOffers(resourceId, locale);
    return { kind: "promotions", resourceId, cards, lastPage: 1 };
  }
  const { filter = {}, path } = context;
  if (filtered && Object.values(filter).some((value) => value !== undefined)) {
    const { cards, unchecked } = await loadFilteredPromotions(resourceId, filter, locale);
    return { kind: "promotions", resourceId, cards, lastPage: 1, filtered: { path, unchecked } };
  }
  const query = { resourceId, page: 1, perPage: perpage, withOutlet: withoutlet };
  const { rows, lastPage } = await loadPromotionPage(query, locale);
  return { kind: "promotions", resourceId, cards: rows, lastPage };
}
