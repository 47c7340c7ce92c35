import type { Metadata } from "next";
import { loadResourceView } from "@/app/_page-view/load-page-view";
import { pageViewMetadata } from "@/app/_page-view/page-metadata";
import { ResourcePageBody } from "@/app/_page-view/resource-page-body";
import { toQuery } from "@/app/_page-view/to-query";
import { valueOrNotFound } from "@/app/_page-view/value-or-not-found";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { readListPage } from "@/lib/routing/query/list-page";
import { filterQuery } from "@/lib/routing/query/offer-filter";

type Props = {
  params: Promise<{ locale: Locale; resourceId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function loadView({ params, searchParams }: Props) {
  const { locale, resourceId } = await params;
  const path = paths.resourcePage(resourceId);
  const search = toQuery(await searchParams);
  const query = filterQuery(search).toString();
  return {
    locale,
    path,
    listPage: readListPage(search),
    view: await valueOrNotFound(loadResourceView(Number(resourceId), locale, path, query)),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, view } = await loadView(props);
  return pageViewMetadata(view, locale, path);
}

/** The page of a resource (R1.1), its offers filtered by the query, or a further page of what is below it. */
export default async function ResourcePage(props: Props) {
  return <ResourcePageBody {...(await loadView(props))} />;
}
