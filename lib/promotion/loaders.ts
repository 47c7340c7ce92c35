import "server-only";
import { callPublic } from "@/lib/http/call-backend";
import type { Locale } from "@/lib/i18n/locales";
import {
  getPromotion,
  getPromotionName,
  listPromotions,
  listSpecialOffers,
  type PromotionPageQuery,
} from "@/lib/promotion/endpoints";
import type { Promotion, PromotionCard } from "@/lib/promotion/schema";

export function loadPromotionPage(query: PromotionPageQuery, locale: Locale) {
  return callPublic(listPromotions, query, locale);
}

export function loadSpecialOffers(resourceId: number, locale: Locale): Promise<PromotionCard[]> {
  return callPublic(listSpecialOffers, { resourceId }, locale);
}

/** Raises `AppError` (`isNotFound`) for a promotion that is not there or not of that resource. */
export function loadPromotion(resourceId: number, id: number, locale: Locale): Promise<Promotion> {
  return callPublic(getPromotion, { resourceId, id }, locale);
}

export function loadPromotionName(id: number, locale: Locale) {
  return callPublic(getPromotionName, { id }, locale);
}
