import "server-only";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { PageView } from "@/app/_page-view/load-page-view";
import { loadResourceOverview } from "@/app/_page-view/load-resource-overview";
import { pageStructuredData } from "@/app/_page-view/page-structured-data";
import { FavouriteHeart } from "@/components/kept-places/favourite-heart";
import { AppShell, CmsPage } from "@/components/layout/app-shell";
import { PhotoIsland } from "@/components/photos/photo-island";
import { ResourceDetail } from "@/components/resource/resource-detail";
import type { Locale } from "@/lib/i18n/locales";
import { timeZoneOfVenue } from "@/lib/time/time-zone";

type Props = { view: PageView; locale: Locale; path: string; listPage?: number };

/** The screen of a resource: the page that its authors wrote, else an overview of it. Throws `AppError`. */
export async function ResourcePageBody({ view, locale, path, listPage = 1 }: Props) {
  const { chrome, resource } = view;
  const overview =
    chrome.zones.page === undefined && resource !== undefined
      ? await loadResourceOverview(resource, locale, {
          listPage,
          timeZone: timeZoneOfVenue(chrome.timeZones, resource.id),
        })
      : undefined;
  const isOutlet = resource?.type === "outlet";
  const t = await getTranslations("Promotion");
  if (listPage > (overview?.outlets?.lastPage ?? listPage)) notFound();
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey={[overview, isOutlet]}
      parts={[overview?.tonight, overview?.promotions]}
      isPublic
      island={overview === undefined ? undefined : <PhotoIsland />}
      structuredData={pageStructuredData(view, overview, locale, path)}
    >
      <CmsPage chrome={chrome}>{overview === undefined ? null : <ResourceDetail {...overview} />}</CmsPage>
      {isOutlet ? <FavouriteHeart label={t("favourite")} isLabelled /> : null}
    </AppShell>
  );
}
