import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("NotFound");
  return loadPrivateMetadata((await params).locale, paths.notFound(), t("title"), "stored");
}

/**
 * The error-404 page: the full layout and the page-not-found message (R1.2). The routing decision sets its status
 * (decideRoute).
 */
export default async function Error404Page({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations("NotFound");
  const common = await getTranslations("Common");
  const chrome = await loadChromeOrBare(locale, paths.notFound(), "stored");
  return (
    <AppShell chrome={chrome} locale={locale} contentKey="error-404">
      <Notice title={t("title")} message={t("message")}>
        <a href={paths.home()}>{common("home")}</a>
        <a href={paths.book()}>{common("myReservations")}</a>
      </Notice>
    </AppShell>
  );
}
