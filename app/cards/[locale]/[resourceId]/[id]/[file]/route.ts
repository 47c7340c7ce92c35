import { getTranslations } from "next-intl/server";
import { loadSiteConfig } from "@/app/_discovery/load-site-config";
import { renderCardImage } from "@/app/_discovery/render-card-image";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { cardVersion } from "@/lib/cms/discovery/promotion-card";
import { isLocale } from "@/lib/i18n/locales";
import { adultPriceText } from "@/lib/offer/guest-prices";
import { loadPromotion } from "@/lib/offer/loaders";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ locale: string; resourceId: string; id: string; file: string }> };

/** Returns the preview image of a promotion without a picture (R11.1); 404 for any version but the current one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, resourceId, id, file } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const promotion = await undefinedIfNotFound(loadPromotion(Number(resourceId), Number(id), locale));
  if (promotion === undefined || file !== `${cardVersion(promotion)}.jpg`)
    return new Response(null, { status: 404 });
  const [money, { name: site }] = await Promise.all([
    getTranslations({ locale, namespace: "Money" }),
    loadSiteConfig(locale),
  ]);
  const { outlet, name } = promotion;
  const card = await renderCardImage({
    name,
    place: [outlet?.name, outlet?.site?.name].filter(Boolean).join(", "),
    price: adultPriceText(promotion, money),
    site,
  });
  return new Response(Buffer.from(card), { headers: { "content-type": "image/jpeg" } });
}
