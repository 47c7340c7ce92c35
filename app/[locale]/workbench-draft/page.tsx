import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { loadDraftView } from "@/app/workbench/load-draft-view";
import { AppShell, CmsPage } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import { DraftBanner } from "@/components/workbench/draft-banner";
import { SimulatedGuest } from "@/components/workbench/simulated-guest";
import { formatTimeZone, formatVenueDateTime } from "@/lib/base/format-day";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { DRAFT_KEY, readDraft, readDraftLink, versionId } from "@/lib/workbench/drafts";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ token?: string; path?: string }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Draft");
  return loadPrivateMetadata((await params).locale, paths.home(), t("title"));
}

/**
 * Shows a draft at its link (R11.4), with a banner that says what it is and when it ends; without a token, that it is
 * gone.
 */
export default async function DraftPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const { token, path = paths.home() } = await searchParams;
  if (token === undefined) return <NoDraft locale={locale} path={path} />;
  const read = readDraftLink(token, path, Date.now());
  if (read.kind !== "open") notFound();
  const { id, locale: first, guest } = read.link;
  const written = await Promise.all(
    locales.map(async (each) => ((await readDraft(versionId(id, each))) === undefined ? [] : each)),
  );
  const versions = written.flat();
  const version = [locale, first].find((each) => versions.includes(each));
  const view = version && (await loadDraftView(versionId(id, version), locale));
  if (view === undefined) notFound();
  const { chrome } = view;
  const t = await getTranslations("Draft");
  const { group } = chrome.timeZones;
  const until = `${formatVenueDateTime(new Date(read.link.ends), locale, group)} (${formatTimeZone(group, locale)})`;
  const others = versions.filter((each) => each !== version);
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      companions={<SimulatedGuest guest={guest} visit={chrome.visit} />}
    >
      <DraftBanner title={t("title")} message={t("message", { until, guest: t(`guests.${guest}`) })}>
        {others.map((other) => (
          <a key={other} lang={other} href={addressOf(path, token, other)}>
            {localeData[other].name}
          </a>
        ))}
      </DraftBanner>
      <CmsPage chrome={chrome} />
    </AppShell>
  );
}

function addressOf(path: string, token: string, language: Locale): string {
  return `${encodeURI(path)}?${new URLSearchParams({ [DRAFT_KEY]: token, language })}`;
}

async function NoDraft({ locale, path }: { locale: Locale; path: string }) {
  const t = await getTranslations("Draft");
  const chrome = await loadChromeOrBare(locale, path);
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      companions={<SimulatedGuest guest="out" visit={chrome.visit} />}
    >
      <Notice title={t("goneTitle")} message={t("goneMessage")}>
        <a href={encodeURI(path)}>{t("published")}</a>
      </Notice>
    </AppShell>
  );
}
