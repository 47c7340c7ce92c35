import "server-only";
import { cache } from "react";
import { loadPartView } from "@/app/_page-view/load-part-views";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import type { Chrome } from "@/components/layout/chrome";
import type { AccountSettings } from "@/lib/account/account-settings";
import { AppError } from "@/lib/base/app-error";
import { defaultTimeZones } from "@/lib/base/venue-time";
import { loadLayout, loadPageByKey, loadPageOfResource, loadParts } from "@/lib/cms/loaders";
import { type PageLayout, zones } from "@/lib/cms/schema";
import { legalNoticeIn } from "@/lib/cms/site/legal-notice";
import { loadSetting } from "@/lib/cms/site/loaders";
import { channelPage, siteIdentity } from "@/lib/cms/site/site-identity";
import { orWithout } from "@/lib/http/or-without";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { INCOMPLETE_TAG, recordTags } from "@/lib/http/sources";
import type { Locale } from "@/lib/i18n/locales";
import { loadTimeZones } from "@/lib/place/load-time-zones";
import { loadLanguages, loadResource, loadSites } from "@/lib/place/loaders";
import { toResourceCard } from "@/lib/place/resource-card";
import type { Resource } from "@/lib/place/schema";
import { type OfferFilter, readOfferFilter } from "@/lib/routing/offer-filter";
import { paths } from "@/lib/routing/paths";
import { publicPath } from "@/lib/routing/route-template";
import { log } from "@/lib/server/log/log";
import { env } from "@/lib/server/settings/env";
import { toAdExceptions } from "@/lib/tracking/ad-platforms/ad-settings";

export type PageView = {
  chrome: Chrome;
  resource: Resource | undefined;
};

// Head and body of a page load the same view; `cache` loads it once per request.

/** Loads the page behind `/`: the home resource's, else the default layout. Throws `AppError`. */
export const loadHomeView = cache(async (locale: Locale): Promise<PageView> => {
  const { homeResourceId } = (await loadSetting("func_config")) ?? {};
  if (homeResourceId === undefined) return loadDefaultView(locale, paths.home());
  return loadResourceView(homeResourceId, locale, paths.home());
});

/**
 * Loads the page of a resource, its offers filtered by the query (`filterQuery`). One without an authored page gets the
 * default layout around a page of our own.
 */
export const loadResourceView = cache(
  async (resourceId: number, locale: Locale, path: string, query = ""): Promise<PageView> => {
    const [page, resource] = await Promise.all([
      undefinedIfNotFound(loadPageOfResource(resourceId, locale)),
      undefinedIfNotFound(loadResource({ id: resourceId, includeAncestors: true }, locale)),
    ]);
    if (page === undefined && resource === undefined) throw notFound(`resource ${resourceId}`);
    const layout = page === undefined ? await loadDefaultLayout(locale) : await withZones(page, locale);
    const filter = readOfferFilter(new URLSearchParams(query));
    const chrome = await loadChrome(layout, locale, { path, resource, resourceId, filter });
    return { chrome, resource };
  },
);

/** Loads an authored page by its key, its offers filtered by the query (`filterQuery`). */
export const loadKeyedView = cache(async (pageKey: string, locale: Locale, query = ""): Promise<PageView> => {
  const page = await loadPageByKey(pageKey, locale);
  const { resourceId } = page;
  const resource =
    resourceId === undefined || resourceId === 0
      ? undefined
      : await undefinedIfNotFound(loadResource({ id: resourceId, includeAncestors: true }, locale));
  const filter = readOfferFilter(new URLSearchParams(query));
  const chrome = await loadChrome(await withZones(page, locale), locale, {
    path: paths.page(pageKey),
    resource,
    resourceId,
    filter,
  });
  return { chrome, resource };
});

/** Loads the chrome of a page that is not authored: a promotion, the account's pages, error-404. */
export async function loadDefaultView(locale: Locale, path: string, resource?: Resource): Promise<PageView> {
  const layout = await loadDefaultLayout(locale);
  const { page: _, ...around } = layout;
  const chrome = await loadChrome({ ...around, page: undefined }, locale, {
    path,
    resource,
    resourceId: resource?.id,
  });
  return { chrome, resource };
}

/** Whether a guest waits for the page, or it is rendered into the page store. */
export type ChromeUse = "awaited" | "stored";

/**
 * Loads the chrome of a page that needs nothing else: what is cached or loads within a second, else the group's name
 * alone. The chrome of a stored page may take as long as its request, because many would see it bare. Never throws.
 */
export const loadChromeOrBare = cache(
  async (locale: Locale, path: string, use: ChromeUse = "awaited"): Promise<Chrome> => {
    const load = () => loadDefaultView(locale, path);
    try {
      return (await (use === "stored" ? load() : withShortDeadline(load))).chrome;
    } catch (error) {
      log.warn(`${publicPath(path)}: shown without its chrome`, error);
      recordTags([INCOMPLETE_TAG]);
      return {
        appName: siteIdentity(undefined, locale).name,
        logo: undefined,
        hasMessenger: false,
        messengerSdk: undefined,
        shareLogin: env().SHARE_LOGIN,
        visit: { resourceId: undefined, siteId: undefined, adExceptions: toAdExceptions(env()) },
        hotels: [],
        phone: undefined,
        menus: [],
        timeZones: defaultTimeZones,
        zones: {},
        legal: undefined,
        account: toAccountSettings(undefined, {}),
      };
    }
  },
);

type PageContext = {
  path: string;
  resource: Resource | undefined;
  resourceId: number | undefined;
  filter?: OfferFilter | undefined;
};

async function loadChrome(layout: PageLayout, locale: Locale, context: PageContext): Promise<Chrome> {
  const ids = zones.flatMap((zone) => layout[zone] ?? []);
  const [config, messenger, order, functions, legal, parts, languages, sites, timeZones] = await Promise.all([
    optional(() => loadSetting("app_config_channel")),
    optional(() => loadSetting("kakao_info")),
    optional(() => loadSetting("account_order")),
    optional(() => loadSetting("func_config")),
    optional(() => loadSetting("legal")),
    loadParts(ids, locale),
    loadLanguages(locale),
    optional(() => loadSites(locale)).then((sites) => sites ?? []),
    loadTimeZones(context.resource),
  ]);
  const [hotels, zoneViews] = await Promise.all([
    Promise.all(sites.map((site) => loadHotelLink(site.resourceId, site.name, locale))),
    Promise.all(
      zones.map(async (zone) => {
        const part = parts.find(({ id }) => id === layout[zone]);
        const view = part && (await loadPartView(part, languages, locale, { zone, ...context }));
        return view && ([zone, view] as const);
      }),
    ),
  ]);
  const family = new Set([context.resourceId, ...(context.resource?.ancestors.map(({ id }) => id) ?? [])]);
  const here = sites.filter(({ resourceId }) => family.has(resourceId));
  const menus = here.map(({ resourceId, name, navMenu }) => ({
    name: hotels.find(({ href }) => href === paths.resourcePage(resourceId))?.label ?? name,
    entries: navMenu,
  }));
  const site = siteIdentity(config, locale);
  return {
    appName: site.name,
    logo: site.logo,
    hasMessenger: messenger?.client_id !== undefined,
    messengerSdk: toMessengerSdk(messenger?.sdk_key),
    shareLogin: env().SHARE_LOGIN,
    visit: {
      resourceId: context.resourceId ?? functions?.homeResourceId,
      siteId: here[0]?.id,
      adExceptions: toAdExceptions(env()),
    },
    account: toAccountSettings(channelPage(messenger?.channel_id), order ?? {}),
    hotels: hotels.map(({ label, href }) => ({ label, href })),
    phone: [...hotels.filter(({ id }) => family.has(id)), ...hotels].find(({ phone }) => phone)?.phone,
    menus: menus.filter(({ entries }) => entries.length > 0),
    timeZones,
    legal: legalNoticeIn(legal, locale),
    zones: Object.fromEntries(zoneViews.filter((view) => view !== undefined)),
  };
}

function toAccountSettings(channel: string | undefined, order: AccountSettings["order"]): AccountSettings {
  const { ACCOUNT_PAGE, LOYALTY_ORIGIN, LOYALTY_SITE } = env();
  return {
    ...(channel === undefined ? {} : { channel }),
    accountPage: ACCOUNT_PAGE,
    loyaltySite: LOYALTY_SITE,
    hasLoyalty: LOYALTY_ORIGIN !== undefined,
    order,
  };
}

function toMessengerSdk(key: string | undefined): Chrome["messengerSdk"] {
  const { MESSENGER_SDK, MESSENGER_SDK_ORIGIN } = env();
  const { version, integrity } = MESSENGER_SDK;
  const address = `${MESSENGER_SDK_ORIGIN}/kakao_js_sdk/${version}/kakao.min.js`;
  return key === undefined ? undefined : { address, ...(integrity === undefined ? {} : { integrity }), key };
}

async function loadHotelLink(resourceId: number, name: string, locale: Locale) {
  const resource = await optional(() => loadResource({ id: resourceId }, locale));
  const card = resource === undefined ? undefined : toResourceCard(resource, locale);
  return {
    id: resourceId,
    label: card?.name ?? name,
    href: paths.resourcePage(resourceId),
    phone: resource?.phone,
  };
}

/** Returns a page with the default layout around it where it names no zone around itself, not even as empty (R2.4). */
async function withZones(page: PageLayout, locale: Locale): Promise<PageLayout> {
  const namesZones = zones.some((zone) => zone !== "page" && page[zone] !== undefined);
  return namesZones ? page : { ...(await loadDefaultLayout(locale)), page: page.page };
}

async function loadDefaultLayout(locale: Locale): Promise<PageLayout> {
  const { defaultLayoutId } = (await loadSetting("func_config")) ?? {};
  const layout =
    defaultLayoutId === undefined
      ? undefined
      : await undefinedIfNotFound(loadLayout(defaultLayoutId, locale));
  return layout ?? { page: undefined, top: undefined, right: undefined, left: undefined, bottom: undefined };
}

/** Loads an optional part of a page's chrome. */
function optional<Value>(load: () => Promise<Value>): Promise<Value | undefined> {
  return orWithout("an optional part of a page's chrome could not be loaded", load);
}

function notFound(detail: string): AppError {
  return new AppError("page_not_found", { status: 404, detail });
}

const SOON_MS = 1_000;

/**
 * Loads what a page can be sent without, so that it is sent within a second or so: cached values arrive at once, a
 * hanging call is given up.
 */
export function withShortDeadline<Value>(load: () => Promise<Value>): Promise<Value> {
  return runWithDeadline(SOON_MS, load);
}
