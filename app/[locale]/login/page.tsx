import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import type { Locale } from "@/lib/i18n/locales";
import { readLoginOutcome } from "@/lib/routing/login-outcome";
import { paths } from "@/lib/routing/paths";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const common = await getTranslations("Common");
  return loadPrivateMetadata((await params).locale, paths.loginPage(), common("logIn"));
}

/** Says how a login ended that brought no session: one sentence, and a link to try again or to go back. */
export default async function LoginPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { provider, reason, return: returnTo } = readLoginOutcome(await searchParams);
  const t = await getTranslations("Login");
  const common = await getTranslations("Common");
  const chrome = await loadChromeOrBare(locale, paths.loginPage());
  const again =
    provider === "hyatt" && reason !== "started_elsewhere"
      ? // Another guest's account is still signed in at the provider: without a prompt it would be used again.
        paths.bind(returnTo) + (reason === "already_linked" ? "&prompt=login" : "")
      : paths.login("kakao", returnTo);
  const label =
    reason === undefined ? common("logIn") : reason === "from_elsewhere" ? t("link") : common("retry");
  return (
    <AppShell chrome={chrome} locale={locale} isPrivate>
      <Notice title={common("logIn")} message={t(reason ?? "welcome")}>
        {reason === "closed" ? null : <a href={again}>{label}</a>}
        <a href={returnTo}>{returnTo === "/" ? common("home") : t("back")}</a>
      </Notice>
    </AppShell>
  );
}
