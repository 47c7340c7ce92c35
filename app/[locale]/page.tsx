import type { Metadata } from "next";
import { loadHomeView } from "@/app/page-view/load-page-view";
import { loadResourceOverview } from "@/app/page-view/load-resource-overview";
import { pageViewMetadata } from "@/app/page-view/page-metadata";
import { pageStructuredData } from "@/app/page-view/page-structured-data";
import { valueOrNotFound } from "@/app/page-view/value-or-not-found";
import { AppShell } from "@/components/layout/app-shell";
import { CmsPage } from "@/components/layout/cms-page";
import { PhotoIsland } from "@/components/photos/photo-island";
import { ResourceDetail } from "@/components/resource/resource-detail";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return pageViewMetadata(await valueOrNotFound(loadHomeView(locale)), locale, paths.home());
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const view = await valueOrNotFound(loadHomeView(locale));
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
      structuredData={pageStructuredData(view, overview, locale, paths.home())}
    >
      <CmsPage frame={frame}>{overview === undefined ? null : <ResourceDetail {...overview} />}</CmsPage>
    </AppShell>
  );
}
