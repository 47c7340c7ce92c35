import "server-only";
import { channelPage } from "@/app/page-view/channel-page";
import type { PartPlace } from "@/app/page-view/load-part-views";
import { loadTimeZones } from "@/app/page-view/load-time-zones";
import type { WidgetData } from "@/lib/cms/content/part-view";
import type { OptionsOf, Widget, WidgetType } from "@/lib/cms/widget/widget-attributes";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { USUAL_PARTY } from "@/lib/promotion/evening";
import { loadEvening } from "@/lib/promotion/load-evening";
import { loadFilteredPromotions } from "@/lib/promotion/load-filtered";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/promotion/loaders";
import { loadLanguages, loadResource } from "@/lib/resource/loaders";
import { type ResourceCard, toResourceCard, visibleByWeight } from "@/lib/resource/resource-card";
import { paths } from "@/lib/routing/paths";
import { loadSetting } from "@/lib/setting/loaders";
import { zoneOfVenue } from "@/lib/time/time-zone";

/** The group's root, where an author names no resource and the page belongs to none. */
const GROUP_RESOURCE_ID = 1;

/**
 * What a widget shows before any script runs. A widget is one block of a page: when its data cannot be had it goes
 * without, and the page is still served.
 */
export async function loadWidgetData(
  widget: Widget,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<WidgetData | undefined> {
  try {
    return await load(widget, locale, place);
  } catch (error) {
    log.warn(`${place.path}: no data for widget ${widget.type}`, error);
    return undefined;
  }
}

type Loaders = {
  [Type in WidgetType]:
    | ((
        options: OptionsOf<Type>,
        locale: Locale,
        place: Omit<PartPlace, "zone">,
      ) => Promise<WidgetData | undefined>)
    | "nothing";
};

/** What each kind of widget needs of the back end for its first paint; the compiler refuses a gap. */
const loaders: Loaders = {
  select: async (options, locale, place) =>
    options.type === "language"
      ? languageLinks(locale)
      : resourceLinks(await childCards(options, locale, place), place),
  resource: async (options, locale, place) => ({
    kind: "resources",
    cards: await childCards(options, locale, place),
  }),
  finder: async (options, locale, place) => ({
    kind: "places",
    resourceId: resourceOf(options, place),
    places: (await childCards(options, locale, place)).map(({ id, name }) => ({
      id,
      name,
      href: paths.resourcePage(id),
    })),
  }),
  promotion: promotionCards,
  filter: filterChoices,
  tonight: tablesTonight,
  action: async (options) => (options.action.type === "add-channel" ? channelLink() : undefined),
  list: "nothing",
  profile: "nothing",
  event: "nothing",
  "event-submit": "nothing",
  login: "nothing",
  "login-button": "nothing",
  share: "nothing",
  popup: "nothing",
};

async function load(
  { type, options }: Widget,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<WidgetData | undefined> {
  const loader = loaders[type];
  // The type chose the loader, so these options are the ones it takes.
  return loader === "nothing" ? undefined : loader(options as never, locale, place);
}

async function promotionCards(
  { special, perpage, withoutlet, filtered, ...options }: OptionsOf<"promotion">,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<WidgetData> {
  const resourceId = resourceOf(options, place);
  if (special) {
    const cards = await loadSpecialOffers(resourceId, locale);
    return { kind: "promotions", resourceId, cards, lastPage: 1 };
  }
  const { filter = {}, path } = place;
  if (filtered && Object.values(filter).some((value) => value !== undefined)) {
    const { cards, unasked } = await loadFilteredPromotions(resourceId, filter, locale);
    return { kind: "promotions", resourceId, cards, lastPage: 1, filtered: { path, unasked } };
  }
  const query = { resourceId, page: 1, perPage: perpage, withOutlet: withoutlet };
  const { rows, lastPage } = await loadPromotionPage(query, locale);
  return { kind: "promotions", resourceId, cards: rows, lastPage };
}

async function filterChoices(
  options: OptionsOf<"filter">,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<WidgetData> {
  const { descendents } = await loadResource(
    { id: resourceOf(options, place), includeDescendents: true },
    locale,
  );
  const visible = visibleByWeight(descendents);
  const hotels = visible.filter(({ type }) => type === "site").map((hotel) => toResourceCard(hotel, locale));
  return {
    kind: "filter",
    path: place.path,
    hotels: hotels.map(({ id, name }) => ({ id, name })),
    cuisines: [...new Set(visible.flatMap(({ cuisine }) => cuisine ?? []))],
    chosen: place.filter ?? {},
  };
}

async function tablesTonight(
  options: OptionsOf<"tonight">,
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<WidgetData> {
  const resourceId = resourceOf(options, place);
  const zone = zoneOfVenue(await loadTimeZones(locale), resourceId);
  const evening = await loadEvening(resourceId, locale, zone).catch((error: unknown) => {
    log.warn(`resource ${resourceId}: its evening could not be asked`, error);
    return undefined;
  });
  return { kind: "evening", evening, adults: USUAL_PARTY, zone, path: place.path };
}

async function channelLink(): Promise<WidgetData | undefined> {
  const page = channelPage((await loadSetting("kakao_info"))?.channel_id);
  return page === undefined ? undefined : { kind: "channel", page };
}

async function languageLinks(locale: Locale): Promise<WidgetData> {
  const languages = await loadLanguages(locale);
  return {
    kind: "links",
    links: languages.map(({ code, name }) => ({
      label: name,
      href: `?language=${encodeURIComponent(code)}`,
      lang: code,
      ...(code === locale ? { current: true } : {}),
    })),
  };
}

function resourceLinks(cards: readonly ResourceCard[], place: Omit<PartPlace, "zone">): WidgetData {
  return {
    kind: "links",
    links: cards.map(({ id, name }) => ({
      label: name,
      href: paths.resourcePage(id),
      ...(id === place.resourceId ? { current: true } : {}),
    })),
  };
}

async function childCards(
  options: { resourceid?: string | undefined; resourcetype?: string | undefined },
  locale: Locale,
  place: Omit<PartPlace, "zone">,
): Promise<ResourceCard[]> {
  const { resourcetype } = options;
  const query = {
    id: resourceOf(options, place),
    includeDescendents: true,
    ...(resourcetype === undefined ? {} : { descendentType: resourcetype }),
  };
  const { descendents } = await loadResource(query, locale);
  const wanted = descendents.filter(({ type, hierarchyLevel }) =>
    resourcetype === undefined
      ? hierarchyLevel === undefined || hierarchyLevel === nearestLevel(descendents)
      : type === resourcetype,
  );
  return visibleByWeight(wanted).map((resource) => toResourceCard(resource, locale));
}

/** Without a type an author means the next level down: the hotels of a region, the outlets of a hotel. */
function nearestLevel(resources: readonly { hierarchyLevel: number | undefined }[]): number | undefined {
  const levels = resources.flatMap(({ hierarchyLevel }) =>
    hierarchyLevel === undefined ? [] : [hierarchyLevel],
  );
  return levels.length === 0 ? undefined : Math.min(...levels);
}

function resourceOf(options: { resourceid?: string | undefined }, place: Omit<PartPlace, "zone">): number {
  return options.resourceid === undefined
    ? (place.resourceId ?? GROUP_RESOURCE_ID)
    : Number(options.resourceid);
}
