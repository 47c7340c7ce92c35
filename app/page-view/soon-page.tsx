import "server-only";
import { getTranslations } from "next-intl/server";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/layout/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** A session page whose service is not open yet: it says so, and what a guest can do meanwhile. */
export async function SoonPage({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations("Soon");
  return (
    <AppShell frame={await loadFrameOrBare(locale, path)} locale={locale} facts={"soon"}>
      <Notice title={t("title")} message={t("message")}>
        <a href={paths.home()}>{t("home")}</a>
        <a href={paths.book()}>{t("book")}</a>
      </Notice>
    </AppShell>
  );
}
