import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadChromeOrBare, withShortDeadline } from "@/app/_page-view/load-page-view";
import { loadPrivateMetadata } from "@/app/_page-view/page-metadata";
import { toQuery } from "@/app/_page-view/page-parameters";
import { ReservationSummary } from "@/components/booking/reservation-summary";
import { UnhydratedSummary } from "@/components/booking/unhydrated-summary";
import { AppShell } from "@/components/layout/app-shell";
import { Island } from "@/components/layout/island";
import { IslandPlaceholder } from "@/components/layout/island-placeholder";
import { requireAnySession } from "@/lib/account/require-session";
import { timeZoneOfVenue } from "@/lib/base/venue-time";
import { parseDraft } from "@/lib/booking/reservation-draft";
import { completeDraft, type WholeDraft } from "@/lib/booking/whole-draft";
import { orWithout } from "@/lib/http/or-without";
import type { Locale } from "@/lib/i18n/locales";
import { loadPromotion } from "@/lib/offer/loaders";
import type { Promotion } from "@/lib/offer/schema";
import { mediaServer } from "@/lib/place/own-media-server";
import { paths } from "@/lib/routing/paths";

type Props = {
  params: Promise<{ locale: Locale; resourceId: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations("Summary");
  const { locale, resourceId, id } = await params;
  return loadPrivateMetadata(locale, paths.diningSummary(resourceId, id), t("title"));
}

/**
 * The last review before a table is reserved. Its content comes from the address and the browser's own storage; what
 * the address tells is in the page, so that a guest reads it before any script has run.
 */
export default async function DiningSummaryPage({ params, searchParams }: Props) {
  const { locale, resourceId, id } = await params;
  const query = toQuery(await searchParams);
  const path = paths.diningSummary(resourceId, id);
  await requireAnySession(path);
  const t = await getTranslations("Summary");
  const shell = await getTranslations("Shell");
  const [chrome, chosen] = await Promise.all([
    loadChromeOrBare(locale, path),
    loadChosen(await params, query),
  ]);
  const { promotion, draft } = chosen ?? {};
  return (
    <AppShell
      chrome={chrome}
      locale={locale}
      contentKey={["summary", promotion, query.toString()]}
      isPrivate
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
      <IslandPlaceholder title={t("title")} withoutScript={shell("needsScript")}>
        {promotion === undefined || draft === undefined ? undefined : (
          <div data-unhydrated-summary="">
            <UnhydratedSummary
              promotion={promotion}
              draft={draft}
              privacyUrl={chrome.legal?.privacyUrl}
              timeZone={timeZoneOfVenue(
                chrome.timeZones,
                promotion.outlet?.resourceId ?? promotion.resourceId,
              )}
              locale={locale}
              media={mediaServer()}
              words={{
                summary: t,
                common: await getTranslations("Common"),
                form: await getTranslations("Reserve"),
                offer: await getTranslations("Promotion"),
                money: await getTranslations("Money"),
                receipt: await getTranslations("Receipt"),
                widgets: await getTranslations("Widgets"),
              }}
            />
          </div>
        )}
      </IslandPlaceholder>
    </AppShell>
  );
}

/**
 * Loads the promotion with the draft of the address; undefined where the draft is not complete, or the promotion does
 * not load in time: the browser then says what is missing.
 */
async function loadChosen(
  { locale, resourceId, id }: Awaited<Props["params"]>,
  query: URLSearchParams,
): Promise<{ promotion: Promotion; draft: WholeDraft } | undefined> {
  if (query.size === 0) return undefined;
  return orWithout(`promotion ${id}: its summary is sent without it`, async () => {
    const promotion = await withShortDeadline(() => loadPromotion(Number(resourceId), Number(id), locale));
    const completed = completeDraft(parseDraft(query).draft, promotion);
    return "step" in completed ? undefined : { promotion, draft: completed.draft };
  });
}
