import "server-only";
import { getTranslations } from "next-intl/server";
import { Once } from "@/components/layout/once";
import { ResourceDetail } from "@/components/resource/resource-detail";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { PROMOTION_PAGE_SIZE } from "@/lib/promotion/endpoints";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/promotion/loaders";
import { toResourceCard, visibleByWeight } from "@/lib/resource/resource-card";
import type { Resource } from "@/lib/resource/schema";

/** The page of a resource for which nobody has authored one: what it is, what is on, what it consists of (R6.10). */
export async function ResourceOverview({ resource, locale }: { resource: Resource; locale: Locale }) {
  const query = {
    resourceId: resource.id,
    page: 1,
    perPage: PROMOTION_PAGE_SIZE,
    withOutlet: resource.type !== "outlet",
  };
  const [special, promotions] = await Promise.all([
    loadSpecialOffers(resource.id, locale).catch(() => []),
    loadPromotionPage(query, locale).then(
      ({ rows }) => rows,
      () => [],
    ),
  ]);
  const outlets = resource.descendents.filter(({ type }) => type === "outlet");
  const facts = { resource, special, promotions, locale };
  return (
    <Once id="resource" tag="article" facts={facts}>
      <ResourceDetail
        resource={resource}
        card={toResourceCard(resource, locale)}
        outlets={visibleByWeight(outlets).map((outlet) => toResourceCard(outlet, locale))}
        special={special}
        promotions={promotions}
        mediaOrigin={env().MEDIA_ORIGIN}
        locale={locale}
        t={await getTranslations("Resource")}
        mapTexts={await getTranslations("Promotion")}
      />
    </Once>
  );
}
