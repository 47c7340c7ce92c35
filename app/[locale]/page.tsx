import type { Metadata } from "next";
import { loadHomeView } from "@/app/_page-view/load-page-view";
import { pageViewMetadata } from "@/app/_page-view/page-metadata";
import { ResourcePageBody } from "@/app/_page-view/resource-page-body";
import { valueOrNotFound } from "@/app/_page-view/value-or-not-found";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return pageViewMetadata(await valueOrNotFound(loadHomeView(locale)), locale, paths.home());
}

/** Home (R1.1): the page of the home resource, else the default layout. */
export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  const view = await valueOrNotFound(loadHomeView(locale));
  return <ResourcePageBody view={view} locale={locale} path={paths.home()} />;
}
