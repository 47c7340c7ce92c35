import "server-only";
import { getTranslations } from "next-intl/server";
import type { ResourceDetailProps } from "@/components/resource/resource-detail";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { PROMOTION_PAGE_SIZE } from "@/lib/promotion/endpoints";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/promotion/loaders";
import { toResourceCard, visibleByWeight } from "@/lib/resource/resource-card";
import type { Resource } from "@/lib/resource/schema";

/**
 * What the page of a resource shows for which nobody has authored one (R6.10): what it is, what is on, what it
 * consists of. The lists are comforts; without them the page stands all the same.
 */
export async function loadResourceOverview(resource: Resource, locale: Locale): Promise<ResourceDetailProps> {
  const withOutlet = resource.type !== "outlet";
  const query = { resourceId: resource.id, page: 1, perPage: PROMOTION_PAGE_SIZE, withOutlet };
  const [special, promotions, t, mapTexts] = await Promise.all([
    loadSpecialOffers(resource.id, locale).catch(() => []),
    loadPromotionPage(query, locale).then(
      ({ rows }) => rows,
      () => [],
    ),
    getTranslations("Resource"),
    getTranslations("Promotion"),
  ]);
  const outlets = visibleByWeight(resource.descendents.filter(({ type }) => type === "outlet"));
  return {
    resource,
    card: toResourceCard(resource, locale),
    outlets: outlets.map((outlet) => toResourceCard(outlet, locale)),
    special,
    promotions,
    mediaOrigin: env().MEDIA_ORIGIN,
    locale,
    t,
    mapTexts,
  };
}
