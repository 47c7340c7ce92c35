import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { privateMetadata } from "@/app/page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Notice } from "@/components/layout/notice";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ locale: Locale; provider: string }> };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const t = await getTranslations("Login");
  const { appName, logo } = await loadFrameOrBare((await params).locale, paths.home());
  return privateMetadata(appName, t("title"), logo);
}

/** Where logins will begin; until they do it says what a guest can do without one. */
export default async function LoginPage({ params }: Props) {
  const { locale, provider } = await params;
  const t = await getTranslations("Login");
  const frame = await loadFrameOrBare(locale, paths.login(provider === "hyatt" ? "hyatt" : "kakao", "/"));
  return (
    <AppShell frame={frame} locale={locale} facts={"login"}>
      <Notice title={t("title")} message={t("message")}>
        <a href={paths.home()}>{t("home")}</a>
      </Notice>
    </AppShell>
  );
}
