import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { privateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Island } from "@/components/layout/island";
import { IslandPlaceholder } from "@/components/layout/island-placeholder";
import { ReservationSummary } from "@/components/reservation-summary/reservation-summary";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { requireAnySession } from "@/lib/session/require-session";

type Props = { params: Promise<{ locale: Locale; resourceId: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Summary");
  const { locale, resourceId, id } = await params;
  const { appName, logo } = await loadChromeOrBare(locale, paths.diningSummary(resourceId, id));
  return privateMetadata(appName, t("title"), logo);
}

/** The last review before a table is reserved. Its content comes from the address and the browser's own storage. */
export default async function DiningSummaryPage({ params }: Props) {
  const { locale, resourceId, id } = await params;
  const path = paths.diningSummary(resourceId, id);
  await requireAnySession(path);
  const t = await getTranslations("Summary");
  const shell = await getTranslations("Shell");
  const chrome = await loadChromeOrBare(locale, path);
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey="summary"
      island={
        <Island>
          <ReservationSummary
            resourceId={Number(resourceId)}
            id={Number(id)}
            privacyUrl={chrome.legal?.privacyUrl}
          />
        </Island>
      }
    >
      <IslandPlaceholder title={t("title")} withoutScript={shell("needsScript")} />
    </AppShell>
  );
}
