import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import { Island } from "@/components/layout/island";
import { IslandPlaceholder } from "@/components/layout/island-placeholder";
import { KeptPlaces } from "@/components/place/kept-places";
import { MyReservations } from "@/components/receipt/my-reservations";
import { requireAnySession } from "@/lib/account/require-session";
import type { Locale } from "@/lib/i18n/locales";
import { mediaServer } from "@/lib/place/own-media-server";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Reservations");
  return loadPrivateMetadata((await params).locale, paths.book(), t("title"));
}

/** Lists the guest's reservations (R8.1). The server's HTML contains no guest data; the browser loads it. */
export default async function BookPage({ params }: Props) {
  await requireAnySession(paths.book());
  const { locale } = await params;
  const t = await getTranslations("Reservations");
  const shell = await getTranslations("Shell");
  const chrome = await loadChromeOrBare(locale, paths.book());
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey="book"
      isPrivate
      island={
        <Island>
          <MyReservations media={mediaServer()} />
          <KeptPlaces />
        </Island>
      }
    >
      <IslandPlaceholder title={t("title")} withoutScript={shell("needsScript")} />
    </AppShell>
  );
}
