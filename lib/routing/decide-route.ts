import { isLocale, type Locale } from "@/lib/i18n/locales";
import { resolveLocale } from "@/lib/i18n/resolve-locale";
import { LOGIN_TRIED_KEY } from "@/lib/routing/automatic-login";
import { type EntryParams, splitEntryParams } from "@/lib/routing/entry-params";
import { readLoginOutcome, writeLoginOutcome } from "@/lib/routing/login-outcome";
import { filterQuery } from "@/lib/routing/offer-filter";
import { paths } from "@/lib/routing/paths";
import { type EntryKey, LIST_PAGE_KEY, pickKeys, readListPage, tableQuery } from "@/lib/routing/query-keys";
import { type LegacyKind, legacyRoutes, type Route, writeAnyPath } from "@/lib/routing/route-table";
import {
  decodePath,
  encodePath,
  findRoute,
  partsOf,
  queryInPath,
  repairPath,
  withQuery,
} from "@/lib/routing/route-template";
import { decideRedirect, parseReturnTarget } from "@/lib/routing/safe-url";

/** A private page that holds nothing of its guest but what its address names. */
export type CommonPage = {
  /** Its internal path, with `GUESTS_PART` where the address names something of one guest. */
  path: string;
  /** What the address has there: letters, digits, `_`, `-` and `/`. */
  guestsPart: string | undefined;
  /** Only those who are signed in get it. */
  needsSession: boolean;
};

/** Stands for what an address names of one guest, in the path and the HTML of a common page. */
export const GUESTS_PART = "part-of-this-guest";

/**
 * Returns the page that everybody gets at a decoded path with this query, of which a page reads all; `undefined` where
 * the page holds something of its guest.
 */
function commonPageOf(
  route: Route,
  pathname: string,
  query: URLSearchParams,
  locale: Locale,
): CommonPage | undefined {
  if (route.name === "login") return commonLoginPage(query, locale);
  const { name, session, guestsPart, guestsOwnWith, readsKeys } = route;
  const parts = partsOf(route, pathname);
  const isOwn =
    (query.size > 0 && readsKeys === undefined) ||
    (guestsOwnWith !== undefined && parts[guestsOwnWith] !== undefined);
  if (!session || isOwn) return undefined;
  const own = guestsPart === undefined ? undefined : parts[guestsPart];
  const common =
    guestsPart === undefined || own === undefined ? parts : { ...parts, [guestsPart]: GUESTS_PART };
  const path = withQuery(`/${locale}${writeAnyPath(name, common)}`, query);
  return { path, guestsPart: own, needsSession: true };
}

/** Returns the common page of all logins that ended so; a return target with a query would need to be escaped in it. */
function commonLoginPage(query: URLSearchParams, locale: Locale): CommonPage | undefined {
  const outcome = readLoginOutcome(Object.fromEntries(query));
  const [, guestsPart] = /^\/([\w/-]+)$/.exec(outcome.return) ?? [];
  if (outcome.return !== "/" && guestsPart === undefined) return undefined;
  const common = guestsPart === undefined ? outcome : { ...outcome, return: `/${GUESTS_PART}` };
  return {
    path: `/${locale}${paths.loginPage()}?${writeLoginOutcome(common)}`,
    guestsPart,
    needsSession: false,
  };
}

export type RouteInput = {
  /** Path and query as received, the query without its question mark; nothing else of the address is read. */
  pathname: string;
  query: string;
  /** The path was written otherwise, with doubled slashes or in EUC-KR. */
  isRepaired?: boolean | undefined;
  storedLocale: string | undefined;
  storedCampaign: string | undefined;
  storedSharedBy: string | undefined;
  acceptLanguage: string | null;
  isCrawler: boolean;
  hasSession: boolean;
  /** A guest opens this page in the messenger's in-app browser, and no automatic login was tried yet (R3.8). */
  mayLogInAutomatically: boolean;
  publicOrigin: string;
  redirectHosts: readonly string[];
};

/** Values that the server must store before the query is cleaned; only changed ones. */
export type Remembered = { language?: Locale; campaign?: string; sharedBy?: string };

export type RouteDecision =
  /** Renders a page; the internal path starts with the locale. */
  | {
      kind: "page";
      locale: Locale;
      path: string;
      status: number;
      remember: Remembered;
      /** Every visitor gets the same bytes, so that they may be cached. */
      isShared: boolean;
      /** No other company's script may run in it (`Route.isPrivate`). */
      isPrivate: boolean;
      /** Of a private page that holds nothing of its guest: the page that everybody gets. */
      commonPage: CommonPage | undefined;
      /** Search engines must not list this address, though they may list its page. */
      isUnlisted: boolean;
    }
  | {
      kind: "legacy";
      locale: Locale;
      route: LegacyKind;
      parts: Record<string, string>;
      search: URLSearchParams;
    }
  | { kind: "redirect"; location: string; status: 302 | 307; remember: Remembered }
  /** First checks with the messenger whether it knows this guest; the login returns to the same address. */
  | { kind: "automaticLogin"; location: string; remember: Remembered }
  /** Unknown address: people are redirected to `/error-404`, crawlers get the 404 in place. */
  | { kind: "unknown"; locale: Locale; inPlace: boolean };

const NO_QUERY = new URLSearchParams();

/** Keys that only the page can handle, once there is a guest; all others are handled before the login. */
const DUE_AFTER_LOGIN = [
  "register",
  "reservation-id",
  "action",
  "ignore-action",
  "post-action",
  "left-side-menu",
  "right-side-menu",
] as const satisfies readonly EntryKey[];

/**
 * The route table as one pure function: resolves legacy address, language, query keys and session
 * in one hop (R1, R9.1). It calls no back end and depends only on its argument. The web server calls it; where Next
 * serves on its own, middleware does.
 */
export function decideRoute(input: RouteInput): RouteDecision {
  const search = new URLSearchParams(input.query);
  const { entry, rest } = splitEntryParams(search);
  const locale = resolveLocale({
    requestedLanguage: entry.language ?? null,
    stored: input.storedLocale,
    accepted: input.acceptLanguage,
  });
  const remember = toRemember(entry, input);
  const pathname = decodePath(input.pathname);
  const unknown = { kind: "unknown", locale, inPlace: input.isCrawler } as const;
  if (pathname === undefined) return unknown;
  const legacy = legacyRoutes.find(({ pattern }) => pattern.test(pathname));
  const route = findRoute(pathname);
  const repaired = (legacy ?? route) === undefined ? repairPath(pathname) : pathname;
  if (repaired === undefined) return unknown;
  if (repaired !== pathname || input.isRepaired === true) {
    // Its keys are read at the address that this leads to.
    const all = new URLSearchParams([...new URLSearchParams(queryInPath(pathname)), ...search]);
    const location = withQuery(encodePath(repaired), all);
    return { kind: "redirect", location, status: 307, remember: {} };
  }
  if (legacy !== undefined)
    return { kind: "legacy", locale, route: legacy.kind, parts: partsOf(legacy, pathname), search };
  if (route === undefined) return unknown;
  const needsSession =
    route.session && !(route.sessionOptionalWith !== undefined && rest.has(route.sessionOptionalWith));
  if (needsSession && !input.hasSession) {
    const location = paths.login("kakao", withQuery(input.pathname, withDueKeys(rest, entry, search)));
    const campaign = entry.campaign ?? input.storedCampaign;
    const campaignKey = campaign === undefined ? "" : `&campaign=${encodeURIComponent(campaign)}`;
    return { kind: "redirect", location: location + campaignKey, status: 307, remember };
  }
  const leaving =
    entry.redirect === undefined ? undefined : followRedirect(entry.redirect, input, locale, remember);
  if (leaving?.kind === "redirect") return leaving;
  // A page that reads its query is in the middle of a process, such as a payment.
  if (
    input.mayLogInAutomatically &&
    entry["pass-login"] !== true &&
    !input.hasSession &&
    !isStepOfProcess(route)
  ) {
    const here = input.query === "" ? input.pathname : `${input.pathname}?${input.query}`;
    // An address that does not fit into a return target would lose some of its keys.
    if (parseReturnTarget(here) === here) {
      const location = `${paths.login("kakao", here)}&prompt=none&${LOGIN_TRIED_KEY}=true`;
      return { kind: "automaticLogin", location, remember };
    }
  }
  if (leaving !== undefined) return leaving;
  const query = queryFor(route, rest);
  return {
    kind: "page",
    locale,
    path: withQuery(`/${locale}${pathname === "/" ? "" : encodePath(pathname)}`, query),
    status: route.status ?? 200,
    remember,
    // Pages with a query are not cached: made-up queries would fill the page store.
    isShared: !route.isPrivate && query.size === 0,
    isPrivate: route.isPrivate,
    commonPage: commonPageOf(route, pathname, query, locale),
    isUnlisted: tableQuery(rest).size > 0,
  };
}

/** Returns the part of the query that the page itself reads. */
function queryFor(
  { readsQuery, readsKeys, filters, hasPages }: Route,
  rest: URLSearchParams,
): URLSearchParams {
  if (readsQuery === true) return rest;
  if (readsKeys !== undefined) return pickKeys(rest, readsKeys);
  const query = new URLSearchParams(filters === true ? filterQuery(rest) : NO_QUERY);
  const page = hasPages === true ? readListPage(rest) : 1;
  if (page > 1) query.set(LIST_PAGE_KEY, String(page));
  return query;
}

function isStepOfProcess({ readsQuery, status }: Route): boolean {
  return readsQuery === true || status !== undefined;
}

function withDueKeys(rest: URLSearchParams, entry: EntryParams, search: URLSearchParams): URLSearchParams {
  const due = DUE_AFTER_LOGIN.filter((key) => entry[key] !== undefined);
  return new URLSearchParams([...rest, ...pickKeys(search, due)]);
}

function followRedirect(
  value: string,
  input: RouteInput,
  locale: Locale,
  remember: Remembered,
): RouteDecision | undefined {
  const target = decideRedirect(value, input.publicOrigin, input.redirectHosts);
  if (target.kind === "direct") return { kind: "redirect", location: target.href, status: 302, remember };
  if (target.kind === "leaving") {
    return {
      kind: "page",
      locale,
      path: `/${locale}/leaving?to=${encodeURIComponent(target.href)}`,
      status: 200,
      remember,
      isShared: false,
      isPrivate: false,
      commonPage: undefined,
      isUnlisted: false,
    };
  }
  return undefined;
}

function toRemember(entry: EntryParams, input: RouteInput): Remembered {
  const remember: Remembered = {};
  if (isLocale(entry.language) && entry.language !== input.storedLocale) remember.language = entry.language;
  if (entry.campaign !== undefined && entry.campaign !== input.storedCampaign)
    remember.campaign = entry.campaign;
  if (entry["shared-by"] !== undefined && entry["shared-by"] !== input.storedSharedBy) {
    remember.sharedBy = entry["shared-by"];
  }
  return remember;
}
