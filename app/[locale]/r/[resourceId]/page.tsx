import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadHomeView, loadResourceView } from "@/app/_page-view/load-page-view";
import { loadResourceOverview } from "@/app/_page-view/load-resource-overview";
import { pageViewMetadata } from "@/app/_page-view/page-metadata";
import { toQuery, valueOrNotFound } from "@/app/_page-view/page-parameters";
import { pageStructuredData } from "@/app/_page-view/page-structured-data";
import { AppShell, CmsPage } from "@/components/layout/app-shell";
import { PhotoIsland } from "@/components/offer/photo-island";
import { FavouriteHeart } from "@/components/place/favourite-heart";
import { ResourceDetail } from "@/components/place/resource-detail";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import type { Locale } from "@/lib/i18n/locales";
import { filterQuery } from "@/lib/routing/offer-filter";
import { paths } from "@/lib/routing/paths";
import { readListPage } from "@/lib/routing/query-keys";

type Props = {
  /** Without an id on the home page, which `app/[locale]/page.tsx` shows by this one. */
  params: Promise<{ locale: Locale; resourceId?: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function loadView({ params, searchParams }: Props) {
  const { locale, resourceId } = await params;
  const search = toQuery(await searchParams);
  const listPage = readListPage(search);
  if (resourceId === undefined)
    return { locale, path: paths.home(), listPage, view: await valueOrNotFound(loadHomeView(locale)) };
  const path = paths.resourcePage(resourceId);
  const query = filterQuery(search).toString();
  const view = await valueOrNotFound(loadResourceView(Number(resourceId), locale, path, query));
  return { locale, path, listPage, view };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, view } = await loadView(props);
  return pageViewMetadata(view, locale, path);
}

/**
 * The page of a resource (R1.1): what its authors wrote, its offers filtered by the query, else an overview of it, or a
 * further page of what is below it.
 */
export default async function ResourcePage(props: Props) {
  const { view, locale, path, listPage } = await loadView(props);
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
      island={overview === undefined ? undefined : <PhotoIsland />}
      structuredData={pageStructuredData(view, overview, locale, path)}
    >
      <CmsPage chrome={chrome}>{overview === undefined ? null : <ResourceDetail {...overview} />}</CmsPage>
      {isOutlet ? <FavouriteHeart label={t("favourite")} isLabelled /> : null}
    </AppShell>
  );
}
