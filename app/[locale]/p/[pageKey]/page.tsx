import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadKeyedView } from "@/app/_page-view/load-page-view";
import { pageViewMetadata } from "@/app/_page-view/page-metadata";
import { toQuery, valueOrNotFound } from "@/app/_page-view/page-parameters";
import { pageStructuredData } from "@/app/_page-view/page-structured-data";
import { AppShell, CmsPage } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import { decodeText } from "@/lib/base/text";
import type { Locale } from "@/lib/i18n/locales";
import { filterQuery } from "@/lib/routing/offer-filter";
import { paths } from "@/lib/routing/paths";

type Props = {
  params: Promise<{ locale: Locale; pageKey: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function loadView({ params, searchParams }: Props) {
  const { locale, pageKey } = await params;
  const key = decodeText(pageKey);
  if (key === undefined) notFound();
  const query = filterQuery(toQuery(await searchParams)).toString();
  return { locale, key, view: await valueOrNotFound(loadKeyedView(key, locale, query)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, key, view } = await loadView(props);
  return pageViewMetadata(view, locale, paths.page(key));
}

/** An authored page by its key (R1.1); a notice while nothing is written for it. */
export default async function KeyedPage(props: Props) {
  const { locale, key, view } = await loadView(props);
  const { chrome } = view;
  const t = await getTranslations("NothingWritten");
  const common = await getTranslations("Common");
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey={key}
      structuredData={pageStructuredData(view, undefined, locale, paths.page(key))}
    >
      <CmsPage chrome={chrome}>
        <Notice title={t("title")} message={t("message")}>
          <a href={paths.home()}>{common("home")}</a>
        </Notice>
      </CmsPage>
    </AppShell>
  );
}
