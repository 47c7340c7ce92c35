import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata, pageViewMetadata } from "@/app/_page-view/page-metadata";
import { loadDraftView } from "@/app/workbench/load-draft-view";
import { isStaff } from "@/app/workbench/staff-call";
import { AppShell, CmsPage } from "@/components/layout/app-shell";
import { Notice } from "@/components/ui/notice";
import { SimulatedGuest } from "@/components/workbench/simulated-guest";
import { PREVIEWED_INSTANT } from "@/lib/base/server-clock";
import type { AsOf } from "@/lib/http/as-of";
import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { issueTicket } from "@/lib/workbench/preview-day";
import { KNOWN_TO_BACKEND, PREVIEW_TICKET, toPreviewGuest } from "@/lib/workbench/preview-states";

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ draft?: string; guest?: string; day?: string }>;
};

/** Describes the page as search engines and messengers will read it once it is published. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params;
  const { draft: id = "", day } = await searchParams;
  const view = (await isStaff()) ? await loadDraftView(id, locale, day) : undefined;
  if (view !== undefined)
    return {
      ...pageViewMetadata(view, locale, view.path),
      robots: { index: false, follow: false },
      other: await asOfMetadata(view.asOf),
    };
  return loadPrivateMetadata(locale, paths.home(), undefined);
}

/**
 * The page's own clock (`lib/base/server-clock.ts`), whether the back end knows of the day, and the ticket of its
 * calls.
 */
async function asOfMetadata(asOf: AsOf | undefined): Promise<Record<string, string>> {
  if (asOf === undefined) return {};
  const { instant, isKnown } = asOf;
  return {
    [PREVIEWED_INSTANT]: instant.toISOString(),
    [KNOWN_TO_BACKEND]: isKnown ? "yes" : "no",
    [PREVIEW_TICKET]: await issueTicket(instant),
  };
}

/** Shows a draft as guests would see it (R11.4): the same parser, the same widgets, the real chrome. Staff only. */
export default async function WorkbenchPreview({ params, searchParams }: Props) {
  const { locale } = await params;
  const { draft: id = "", guest, day } = await searchParams;
  if (!(await isStaff())) notFound();
  const view = await loadDraftView(id, locale, day);
  if (view === undefined) return <NoPreview locale={locale} />;
  const { chrome } = view;
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      companions={<SimulatedGuest guest={toPreviewGuest(guest)} visit={chrome.visit} />}
    >
      <CmsPage chrome={chrome} />
    </AppShell>
  );
}

/** Says that a preview is no longer stored; the workbench stores it again with the next change. */
async function NoPreview({ locale }: { locale: Locale }) {
  const t = await getTranslations("Draft");
  const chrome = await loadChromeOrBare(locale, paths.home());
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      companions={<SimulatedGuest guest="out" visit={chrome.visit} />}
    >
      <Notice title={t("previewGoneTitle")} message={t("previewGoneMessage")} />
    </AppShell>
  );
}
