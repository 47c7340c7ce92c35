import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { REQUEST_ID_PLACEHOLDER } from "@/lib/routing/internal-headers";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations("Unavailable");
  return loadPrivateMetadata((await params).locale, paths.unavailable(), t("title"), "stored");
}

/** The page that the server shows, with status 503, at the address of a page it could not render. */
export default async function UnavailablePage({ params }: Props) {
  const { locale } = await params;
  const t = await getTranslations("Unavailable");
  const common = await getTranslations("Common");
  const errors = await getTranslations("Errors");
  const chrome = await loadChromeOrBare(locale, paths.unavailable(), "stored");
  return (
    <AppShell chrome={chrome} locale={locale} contentKey="unavailable">
      <Notice
        title={t("title")}
        message={t("message")}
        note={errors("quote", { id: REQUEST_ID_PLACEHOLDER })}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the current one, with its query */}
        <a href="">{common("retry")}</a>
        <a href={paths.home()}>{common("home")}</a>
      </Notice>
    </AppShell>
  );
}
