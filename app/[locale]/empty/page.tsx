import type { Metadata } from "next";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { AppShell } from "@/components/layout/app-shell";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return loadPrivateMetadata((await params).locale, paths.empty(), undefined);
}

/** An empty chrome (R1.2): a starting point for pages that fill in their own content. */
export default async function EmptyPage({ params }: Props) {
  const { locale } = await params;
  const chrome = await loadChromeOrBare(locale, paths.empty());
  return (
    <AppShell chrome={chrome} locale={locale} contentKey="empty">
      {null}
    </AppShell>
  );
}
