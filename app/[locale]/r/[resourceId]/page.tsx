import type { Metadata } from "next";
import { loadResourceView } from "@/app/page-view/load-page-view";
import { loadResourceOverview } from "@/app/page-view/load-resource-overview";
import { pageViewMetadata } from "@/app/page-view/page-metadata";
import { pageStructuredData } from "@/app/page-view/page-structured-data";
import { toQuery } from "@/app/page-view/to-query";
import { valueOrNotFound } from "@/app/page-view/value-or-not-found";
import { AppShell } from "@/components/layout/app-shell";
import { CmsPage } from "@/components/layout/cms-page";
import { PhotoIsland } from "@/components/photos/photo-island";
import { ResourceDetail } from "@/components/resource/resource-detail";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { filterQuery } from "@/lib/routing/query/offer-filter";

type Props = {
  params: Promise<{ locale: Locale; resourceId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function loadView({ params, searchParams }: Props) {
  const { locale, resourceId } = await params;
  const path = paths.resourcePage(resourceId);
  const query = filterQuery(toQuery(await searchParams)).toString();
  return {
    locale,
    path,
    view: await valueOrNotFound(loadResourceView(Number(resourceId), locale, path, query)),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, view } = await loadView(props);
  return pageViewMetadata(view, locale, path);
}

export default async function ResourcePage(props: Props) {
  const { locale, path, view } = await loadView(props);
  const { frame, resource } = view;
  const overview =
    frame.zones.page === undefined && resource !== undefined
      ? await loadResourceOverview(resource, locale)
      : undefined;
  return (
    <AppShell
      frame={frame}
      locale={locale}
      facts={overview}
      parts={[overview?.promotions]}
      isPublic
      island={overview === undefined ? undefined : <PhotoIsland />}
      structuredData={pageStructuredData(view, overview, locale, path)}
    >
      <CmsPage frame={frame}>{overview === undefined ? null : <ResourceDetail {...overview} />}</CmsPage>
    </AppShell>
  );
}
