import "server-only";
import type { PageView } from "@/app/_page-view/load-page-view";
import type { PromotionView } from "@/app/_page-view/load-promotion-view";
import { toPicture } from "@/app/_page-view/page-metadata";
import type { Chrome } from "@/components/layout/chrome";
import type { ResourceDetailProps } from "@/components/place/resource-detail";
import { languageAddresses } from "@/lib/cms/discovery/sitemap";
import {
  type Breadcrumb,
  describeBreadcrumbs,
  describeEvent,
  describeOffers,
  describePlace,
  hasRequiredFields,
  writeStructuredData,
} from "@/lib/cms/discovery/structured-data";
import { VisibleContent } from "@/lib/cms/discovery/visible-content";
import { outlineOf } from "@/lib/cms/parse/outline";
import type { Locale } from "@/lib/i18n/locales";
import { addressIn, toResourceCard } from "@/lib/place/resource-card";
import type { Resource } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { env } from "@/lib/server/settings/env";

type Overview = Pick<ResourceDetailProps, "card" | "promotions" | "words">;

/**
 * Returns what a page of authored content, or the overview of a resource, tells crawlers (R11.2): the group on home,
 * elsewhere the hotel or outlet and its breadcrumbs. Only what the page shows.
 */
export function pageStructuredData(
  { chrome, resource }: PageView,
  overview: Overview | undefined,
  locale: Locale,
  path: string,
): string | undefined {
  const card = resource === undefined ? undefined : toResourceCard(resource, locale);
  const address = resource === undefined ? undefined : addressIn(resource, locale);
  // The back end returns a code; the overview shows its name.
  const code = resource?.cuisine;
  const cuisine = overview === undefined || code === undefined ? code : overview.words.cuisine(code);
  const overviewWords =
    overview === undefined ? [] : [card?.name, card?.description, address, resource?.phone, cuisine];
  const shown = new VisibleContent(
    partsOf(chrome),
    [...wordsOf(chrome), ...overviewWords, ...placeWords(chrome)],
    [overview === undefined ? undefined : card?.image],
  );
  const url = addressOf(path, locale);
  if (path === paths.home()) {
    const home = { name: chrome.appName, url };
    return writeStructuredData([
      { "@type": "Organization", "@id": `${env().PUBLIC_ORIGIN}/#organization`, ...home },
      { "@type": "WebSite", "@id": `${env().PUBLIC_ORIGIN}/#website`, inLanguage: locale, ...home },
    ]);
  }
  const outline = chrome.zones.page === undefined ? {} : outlineOf(chrome.zones.page.content.nodes);
  const place =
    resource === undefined || path !== paths.resourcePage(resource.id)
      ? undefined
      : describePlace(
          {
            resource: { ...resource, address, cuisine },
            id: placeId(resource.id),
            name: card?.name ?? "",
            description: card?.description,
            url,
            image: toPicture(shown.address(card?.image)),
            hasMap: overview !== undefined && address !== undefined,
            entryPoint: canBeBooked(chrome, overview) ? url : undefined,
          },
          shown,
        );
  const name = shown.text(card?.name) ?? outline.heading;
  return writeStructuredData([
    place,
    describeBreadcrumbs([...trailTo(chrome, resource, locale), { name, url }], shown),
  ]);
}

/**
 * Returns what a promotion's page tells crawlers (R11.2): its offers with their prices, its outlet, its breadcrumbs.
 */
export function promotionStructuredData(
  { chrome, promotion, outlet, contents, notices }: PromotionView,
  { hasEnded, locale, path }: { hasEnded: boolean; locale: Locale; path: string },
): string | undefined {
  const { name, menus, images, thumbnailImage } = promotion;
  const url = addressOf(path, locale);
  const image = toPicture(images[0]?.url ?? thumbnailImage);
  const words = [name, promotion.outlet?.name, promotion.outlet?.address, ...menus.map((menu) => menu.name)];
  const parts = [contents, notices].flatMap((part) => (part === undefined ? [] : [part.content]));
  const shown = new VisibleContent([...partsOf(chrome), ...parts], [...wordsOf(chrome), ...words]);
  const outletPath = paths.resourcePage(promotion.outlet?.resourceId ?? promotion.resourceId);
  const place =
    outlet === undefined || promotion.outlet === undefined
      ? undefined
      : describePlace(
          {
            resource: { ...outlet, address: promotion.outlet.address },
            id: placeId(outlet.id),
            name: promotion.outlet.name,
            description: undefined,
            url: addressOf(outletPath, locale),
            image: undefined,
            hasMap: promotion.outlet.address !== undefined,
            entryPoint: hasEnded ? undefined : url,
          },
          shown,
        );
  const input = {
    promotion,
    url,
    image,
    place:
      hasRequiredFields(place) && place !== undefined
        ? place
        : { name: promotion.outlet?.name ?? chrome.appName },
  };
  const trail: Breadcrumb[] = [
    ...trailTo(chrome, outlet, locale),
    { name: promotion.outlet?.name, url: addressOf(outletPath, locale) },
    { name, url },
  ];
  return writeStructuredData([
    place,
    ...(hasEnded ? [] : [...describeOffers(input), describeEvent(input)]),
    describeBreadcrumbs(trail, shown),
  ]);
}

/** Returns the breadcrumbs of home and of the hotel that a resource belongs to. */
function trailTo(chrome: Chrome, resource: Resource | undefined, locale: Locale): Breadcrumb[] {
  const hotel = resource?.ancestors.find(({ type, visible }) => type === "site" && visible);
  return [
    { name: chrome.appName, url: addressOf(paths.home(), locale) },
    ...(hotel === undefined
      ? []
      : [{ name: toResourceCard(hotel, locale).name, url: addressOf(paths.resourcePage(hotel.id), locale) }]),
  ];
}

/**
 * Returns whether the page offers something that can be booked: a list with offers in it, or a search for free tables.
 */
function canBeBooked({ zones }: Chrome, overview: Overview | undefined): boolean {
  const slots = [...(zones.page?.slots ?? []), ...(overview?.promotions?.slots ?? [])];
  return slots.some(
    ({ widget, data }) => widget.type === "finder" || (data?.kind === "promotions" && data.cards.length > 0),
  );
}

/** Returns what the page's blocks about a place show of it. */
function placeWords({ zones }: Chrome): (string | undefined)[] {
  return (zones.page?.slots ?? []).flatMap(({ data }) =>
    data?.kind === "place" ? [data.facts.address, data.facts.phone] : [],
  );
}

function partsOf({ zones }: Chrome) {
  return Object.values(zones).map(({ content }) => content);
}

function wordsOf({ appName, hotels }: Chrome): string[] {
  return [appName, ...hotels.map(({ label }) => label)];
}

function addressOf(path: string, locale: Locale): string {
  return languageAddresses(env().PUBLIC_ORIGIN, path).own[locale];
}

function placeId(resourceId: number): string {
  return `${env().PUBLIC_ORIGIN}${paths.resourcePage(resourceId)}#place`;
}
