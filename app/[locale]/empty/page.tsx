import type { Metadata } from "next";
import { loadFrameOrBare } from "@/app/page-view/load-page-view";
import { AppShell } from "@/components/layout/app-shell";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { robots: { index: false } };

type Props = { params: Promise<{ locale: Locale }> };

/** The frame with nothing in it (spec §2): a place to start from for pages that fill themselves. */
export default async function EmptyPage({ params }: Props) {
  const { locale } = await params;
  const frame = await loadFrameOrBare(locale, paths.empty());
  return (
    <AppShell frame={frame} locale={locale} facts={"empty"}>
      {null}
    </AppShell>
  );
}
