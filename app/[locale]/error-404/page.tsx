import { getTranslations } from "next-intl/server";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/layout/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: Locale }> };

/** error-404: the full layout and the page-not-found message (R1.2). Its status comes with the address (decideRoute). */
export default async function Error404Page({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations("NotFound");
  const frame = await loadFrameOrBare(locale, paths.notFound());
  return (
    <>
      {/* Next throws a page's metadata away when its status is 404; React puts this into the head all the same. */}
      <title>{`${t("title")} | ${frame.appName}`}</title>
      <AppShell frame={frame} locale={locale} facts="error-404">
        <Notice title={t("title")} message={t("message")}>
          <a href={paths.home()}>{t("home")}</a>
          <a href={paths.book()}>{t("book")}</a>
        </Notice>
      </AppShell>
    </>
  );
}
