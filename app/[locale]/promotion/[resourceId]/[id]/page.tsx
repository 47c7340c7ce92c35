import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadPromotionView } from "@/app/_page-view/load-promotion-view";
import { pageMetadata } from "@/app/_page-view/page-metadata";
import { todayAt, valueOrNotFound } from "@/app/_page-view/page-parameters";
import { promotionStructuredData } from "@/app/_page-view/page-structured-data";
import { ReserveIsland } from "@/components/booking/reserve-island";
import { AppShell } from "@/components/layout/app-shell";
import { PhotoIsland } from "@/components/offer/photo-island";
import { cardLabels } from "@/components/offer/promotion-card";
import { PromotionDetail } from "@/components/offer/promotion-detail";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import { cardPath, needsCard } from "@/lib/cms/discovery/promotion-card";
import type { Locale } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale; resourceId: string; id: string }> };

function loadView({ locale, resourceId, id }: Awaited<Props["params"]>) {
  return valueOrNotFound(loadPromotionView(Number(resourceId), Number(id), locale));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, resourceId, id } = await params;
  const { chrome, promotion } = await loadView({ locale, resourceId, id });
  return pageMetadata({
    appName: chrome.appName,
    logo: chrome.logo,
    title: promotion.outlet === undefined ? promotion.name : `${promotion.name}, ${promotion.outlet.name}`,
    description: promotion.description,
    image: promotion.thumbnailImage ?? promotion.images[0]?.url,
    cardImage: needsCard(promotion) ? cardPath(promotion, locale) : undefined,
    locale,
    path: paths.promotion(resourceId, id),
  });
}

/** A promotion (R6.1), with the form in which it is reserved until it has ended. */
export default async function PromotionPage({ params }: Props) {
  const { locale, resourceId, id } = await params;
  const view = await loadView({ locale, resourceId, id });
  const { chrome, promotion, outlet, contents, notices, others } = view;
  const zone = timeZoneOfVenue(chrome.timeZones, promotion.outlet?.resourceId ?? promotion.resourceId);
  const today = todayAt(zone);
  const hasEnded = promotion.end !== undefined && promotion.end < today;
  const latitude = outlet?.latitude;
  const longitude = outlet?.longitude;
  const widgets = await getTranslations("Widgets");
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey={[promotion, outlet, others, today]}
      parts={[contents, notices]}
      structuredData={promotionStructuredData(view, {
        hasEnded,
        locale,
        path: paths.promotion(resourceId, id),
      })}
      island={
        <>
          <PhotoIsland />
          {hasEnded ? null : (
            <ReserveIsland
              resourceId={promotion.resourceId}
              id={promotion.id}
              privacyUrl={chrome.legal?.privacyUrl}
            />
          )}
        </>
      }
    >
      <PromotionDetail
        promotion={promotion}
        contents={contents}
        notices={notices}
        others={others}
        point={latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }}
        hasEnded={hasEnded}
        media={mediaServer()}
        timeZone={zone}
        locale={locale}
        t={await getTranslations("Promotion")}
        common={await getTranslations("Common")}
        money={await getTranslations("Money")}
        form={await getTranslations("Reserve")}
        photos={await getTranslations("Photos")}
        offline={(await getTranslations("Connection"))("offline")}
        widgets={widgets}
        words={cardLabels(widgets, locale)}
      />
    </AppShell>
  );
}
