import "server-only";
import { getTranslations } from "next-intl/server";
import { loadHtmlView } from "@/app/_page-view/load-part-views";
import { cardLabels } from "@/components/offer/promotion-card";
import type { ResourceDetailProps } from "@/components/place/resource-detail";
import { AppError } from "@/lib/base/app-error";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import type { PartView } from "@/lib/cms/parse/part-view";
import { orWithout } from "@/lib/http/or-without";
import type { Locale } from "@/lib/i18n/locales";
import { loadSpecialOffers } from "@/lib/offer/loaders";
import type { PromotionCard } from "@/lib/offer/schema";
import { toPlaceDetails } from "@/lib/place/opening-hours";
import { mediaServer } from "@/lib/place/own-media-server";
import { loadPlacePage } from "@/lib/place/place-pages";
import { addressIn, picturesOf, toResourceCard } from "@/lib/place/resource-card";
import type { Resource } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { log } from "@/lib/server/log/log";

/**
 * Loads what the page of a resource without an authored page shows (R6.10): what it is, its promotions, what it
 * consists of; `timeZone` is the zone of its hours. The page is complete without its lists, and a list that could not
 * be read says so in its place.
 */
export async function loadResourceOverview(
  resource: Resource,
  locale: Locale,
  { listPage = 1, timeZone = VENUE_TIME_ZONE }: { listPage?: number; timeZone?: string } = {},
): Promise<ResourceDetailProps> {
  // A further page of the outlets is about nothing else.
  const isFirst = listPage === 1;
  const [outlets, special, promotions, tonight, t, common, photos, widgets] = await Promise.all([
    orWithout(`resource ${resource.id}: its outlets could not be loaded`, () =>
      loadPlacePage({ id: resource.id, type: "outlet", page: listPage }, locale),
    ),
    isFirst ? loadSpecial(resource.id, locale) : [],
    isFirst ? loadPromotionList(resource, locale) : undefined,
    isFirst && resource.type === "outlet" ? loadTonight(resource.id, locale) : undefined,
    getTranslations("Resource"),
    getTranslations("Common"),
    getTranslations("Photos"),
    getTranslations("Widgets"),
  ]);
  return {
    resource: { ...resource, address: addressIn(resource, locale) },
    card: toResourceCard(resource, locale),
    facts: toPlaceDetails(resource, locale, timeZone),
    tonight,
    pictures: picturesOf(resource, locale),
    outlets: outlets && {
      ...outlets,
      cards: outlets.places.map((outlet) => toResourceCard(outlet, locale)),
    },
    special,
    promotions,
    media: mediaServer(),
    locale,
    t,
    common,
    placeTexts: widgets,
    photos,
    words: cardLabels(widgets, locale),
  };
}

/** Undefined when it could not be determined whether there are any. */
async function loadSpecial(resourceId: number, locale: Locale): Promise<PromotionCard[] | undefined> {
  try {
    return await loadSpecialOffers(resourceId, locale);
  } catch (error) {
    if (error instanceof AppError && error.isNotFound) return [];
    log.warn(`resource ${resourceId}: special offers could not be loaded`, error);
    return undefined;
  }
}

/**
 * Loads all current promotions as the widget that authors use, so that a long list continues in the same way (R4.10)
 * and one that could not be read says so and offers a retry.
 */
async function loadPromotionList({ id, type }: Resource, locale: Locale): Promise<PartView | undefined> {
  const html = `<div class="cms-box-promotion" resourceid="${id}" columns="4" withoutlet="${type !== "outlet"}"></div>`;
  const view = await loadHtmlView({ html }, "promotions", locale, placeOf(id));
  const data = view.slots[0]?.data;
  return data?.kind === "promotions" && data.cards.length === 0 ? undefined : view;
}

/**
 * Loads the next tables as the widget that authors use; undefined where there are none, and nothing is known of why, as
 * at an outlet without an offer.
 */
async function loadTonight(id: number, locale: Locale): Promise<PartView | undefined> {
  const html = `<div class="cms-box-tonight" resourceid="${id}" rows="true"></div>`;
  const view = await loadHtmlView({ html }, "tonight", locale, placeOf(id));
  const data = view.slots[0]?.data;
  const evening = data?.kind === "evening" ? data.evening : undefined;
  const isKnownEmpty =
    evening?.groups.length === 0 && evening.reason === undefined && evening.unchecked === 0;
  return isKnownEmpty ? undefined : view;
}

function placeOf(id: number) {
  return { path: paths.resourcePage(id), resourceId: id };
}
