import "server-only";
import { callPublic } from "@/lib/http/call-backend";
import type { Locale } from "@/lib/i18n/locales";
import {
  getPromotion,
  getPromotionName,
  listPromotions,
  listSpecialOffers,
  type PromotionPageQuery,
} from "@/lib/offer/endpoints";
import type { Promotion, PromotionCard } from "@/lib/offer/schema";

/** Loads one page of the promotions below a resource. Throws `AppError`. */
export function loadPromotionPage(query: PromotionPageQuery, locale: Locale) {
  return callPublic(listPromotions, query, locale);
}

/** A search covers at most this many pages of the maximum size. */
const MAX_PAGE_SIZE = 48;
const MAX_PAGES = 4;

/**
 * Returns the cards of several pages of a list, each once: an offer moves to another page when the list changes between
 * two reads. One that moved to a page that had been read already is there when the pages are read again, ten seconds
 * later (the lifetime of the list).
 */
export function distinctCards(pages: readonly { rows: readonly PromotionCard[] }[]): PromotionCard[] {
  const cards = pages.flatMap(({ rows }) => rows);
  return [...new Map(cards.map((card) => [`${card.resourceId}-${card.id}`, card])).values()];
}

/** Loads every promotion below a resource with its outlet, at most 192, each once. Throws `AppError`. */
export async function loadAllPromotions(resourceId: number, locale: Locale): Promise<PromotionCard[]> {
  const load = (page: number) =>
    loadPromotionPage({ resourceId, page, perPage: MAX_PAGE_SIZE, withOutlet: true }, locale);
  const first = await load(1);
  const others = Array.from({ length: Math.min(first.lastPage, MAX_PAGES) - 1 }, (_, index) =>
    load(index + 2),
  );
  return distinctCards([first, ...(await Promise.all(others))]);
}

/** Loads the special offers below a resource. Throws `AppError`. */
export function loadSpecialOffers(resourceId: number, locale: Locale): Promise<PromotionCard[]> {
  return callPublic(listSpecialOffers, { resourceId }, locale);
}

/** Throws `AppError` (`isNotFound`) for a promotion that does not exist or belongs to another resource. */
export function loadPromotion(resourceId: number, id: number, locale: Locale): Promise<Promotion> {
  return callPublic(getPromotion, { resourceId, id }, locale);
}

/** Loads the name of a promotion. Throws `AppError` (`isNotFound`) for one that does not exist. */
export function loadPromotionName(id: number, locale: Locale) {
  return callPublic(getPromotionName, { id }, locale);
}
