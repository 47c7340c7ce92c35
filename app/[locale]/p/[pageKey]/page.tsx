import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { answerWith } from "@/app/page-view/answer-with";
import { loadKeyedView } from "@/app/page-view/load-page-view";
import { pageViewMetadata } from "@/app/page-view/page-metadata";
import { pageStructuredData } from "@/app/page-view/page-structured-data";
import { toQuery } from "@/app/page-view/to-query";
import { AppShell } from "@/components/layout/app-shell";
import { CmsPage } from "@/components/layout/cms-page";
import { Notice } from "@/components/layout/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { readOfferFilter } from "@/lib/routing/query/offer-filter";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ locale: Locale; pageKey: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, pageKey } = await params;
  const key = decodeURIComponent(pageKey);
  return pageViewMetadata(await answerWith(loadKeyedView(key, locale)), locale, paths.page(key));
}

export default async function KeyedPage({ params, searchParams }: Props) {
  const { locale, pageKey } = await params;
  const key = decodeURIComponent(pageKey);
  const view = await answerWith(loadKeyedView(key, locale, readOfferFilter(toQuery(await searchParams))));
  const { frame } = view;
  const t = await getTranslations("NothingWritten");
  return (
    <AppShell
      frame={frame}
      locale={locale}
      structuredData={pageStructuredData(view, undefined, locale, paths.page(key))}
    >
      <CmsPage frame={frame}>
        <Notice title={t("title")} message={t("message")}>
          <a href={paths.home()}>{t("home")}</a>
        </Notice>
      </CmsPage>
    </AppShell>
  );
}
