import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { decideRedirect } from "@/lib/routing/safe-url";
import { env } from "@/lib/server/settings/env";

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<{ to?: string | string[] }> };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations("Leaving");
  return loadPrivateMetadata((await params).locale, "/leaving", t("title"));
}

/** Warns that a link leaves the site (R1.8): names the host and never follows the link automatically. */
export default async function LeavingPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { to } = await searchParams;
  const target = decideRedirect(typeof to === "string" ? to : "", env().PUBLIC_ORIGIN, env().REDIRECT_HOSTS);
  if (target.kind !== "leaving") redirect(paths.home());
  const t = await getTranslations("Leaving");
  const chrome = await loadChromeOrBare(locale, "/leaving");
  return (
    <AppShell chrome={chrome} locale={locale}>
      <Notice title={t("title")} message={t("message", { host: target.host })}>
        <a href={paths.home()}>{t("stay")}</a>
        <a href={target.href} rel="noopener noreferrer">
          {t("continue", { host: target.host })}
        </a>
      </Notice>
    </AppShell>
  );
}
