import "server-only";
import { cache } from "react";
import { loadDefaultView } from "@/app/_page-view/load-page-view";
import { loadHtmlView } from "@/app/_page-view/load-part-views";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import type { Chrome } from "@/components/layout/chrome";
import type { PartView } from "@/lib/cms/parse/part-view";
import { orWithout } from "@/lib/http/or-without";
import type { Locale } from "@/lib/i18n/locales";
import { loadPromotion, loadPromotionPage } from "@/lib/offer/loaders";
import type { Promotion, PromotionCard } from "@/lib/offer/schema";
import { loadResource } from "@/lib/place/loaders";
import type { Resource } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";

export type PromotionView = {
  chrome: Chrome;
  promotion: Promotion;
  outlet: Resource | undefined;
  contents: PartView | undefined;
  notices: PartView | undefined;
  others: PromotionCard[];
};

const OTHERS_SHOWN = 4;

/**
 * Loads everything that the promotion page shows, once per request. Throws `AppError`; a missing outlet and an
 * unreadable list of other promotions are left out instead.
 */
export const loadPromotionView = cache(
  async (resourceId: number, id: number, locale: Locale): Promise<PromotionView> => {
    const path = paths.promotion(resourceId, id);
    const promotion = await loadPromotion(resourceId, id, locale);
    const outletId = promotion.outlet?.resourceId ?? resourceId;
    const outlet = await undefinedIfNotFound(loadResource({ id: outletId, includeAncestors: true }, locale));
    const context = { path, resourceId: outletId };
    const htmlView = (html: string, scope: string) =>
      html.trim() === "" ? undefined : loadHtmlView({ html }, `${scope}-${id}`, locale, context);
    const [{ chrome }, contents, notices, others] = await Promise.all([
      loadDefaultView(locale, path, outlet),
      htmlView(promotion.contents, "contents"),
      htmlView(promotion.notices, "notices"),
      loadOthers(outletId, id, locale),
    ]);
    return { chrome, promotion, outlet, contents, notices, others };
  },
);

/** Loads other promotions of the outlet; optional, the page is complete without them. */
async function loadOthers(resourceId: number, id: number, locale: Locale): Promise<PromotionCard[]> {
  const query = { resourceId, page: 1, perPage: OTHERS_SHOWN + 1, withOutlet: false };
  const others = await orWithout(`promotion ${id}: other promotions could not be loaded`, () =>
    loadPromotionPage(query, locale),
  );
  return (others?.rows ?? []).filter((row) => row.id !== id).slice(0, OTHERS_SHOWN);
}
