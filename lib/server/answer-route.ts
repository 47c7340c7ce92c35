import { sessionCookieNames } from "@/lib/account/signed-in";
import { isCrawler, isMessengerBrowser } from "@/lib/browser/user-agent";
import type { Locale } from "@/lib/i18n/locales";
import {
  NO_AUTOMATIC_LOGIN,
  NO_AUTOMATIC_LOGIN_SECONDS,
  REFERRER_COOKIE,
  REFERRER_COOKIE_SECONDS,
} from "@/lib/routing/automatic-login";
import { decideRoute, type Remembered, type RouteDecision } from "@/lib/routing/decide-route";
import { paths } from "@/lib/routing/paths";
import type { Target } from "@/lib/server/request/read-target";
import { cleanReferrer } from "@/lib/tracking/clean-address";

/** The headers that choose between the pages of an address; `referer` is read as well, but only for a redirect. */
export const routingHeaders = [
  "accept",
  "accept-language",
  "purpose",
  "sec-fetch-dest",
  "sec-purpose",
  "user-agent",
] as const;

/** The names of the session cookie, with TLS and without. */
export const sessionCookies = Object.values(sessionCookieNames);

/** The cookies, besides a session, that choose between the pages of an address. */
export const routingCookies = ["language", "campaign", "shared-by", NO_AUTOMATIC_LOGIN] as const;

/** The header of an unlisted address; its page names its own address as the canonical one. */
export const UNLISTED = { "x-robots-tag": "noindex" };

/** The parts of a page request that are read. */
export type PageRequest = Pick<Target, "pathname" | "query" | "isRepaired"> & {
  method: string;
  headers: Readonly<Partial<Record<(typeof routingHeaders)[number] | "referer", string | undefined>>>;
  cookies: Readonly<
    Partial<Record<(typeof routingCookies)[number] | (typeof sessionCookies)[number], string | undefined>>
  >;
};

export type RouteSettings = { PUBLIC_ORIGIN: string; REDIRECT_HOSTS: readonly string[] };

/** `maxAge` is in seconds. */
export type RouteCookie = ReturnType<typeof cookieBase> & { name: string; value: string; maxAge: number };

/** How to respond to a request for a page, independent of the server that carries it out. */
export type RouteAnswer =
  /** Serve this page. */
  | (Omit<Extract<RouteDecision, { kind: "page" }>, "remember"> & { cookies: RouteCookie[] })
  /** Pass the request to the redirect handler with this text in its header. */
  | { kind: "legacy"; locale: Locale; decision: string }
  | { kind: "redirect"; location: string; status: 302 | 307; cookies: RouteCookie[] }
  /** Nothing is here: serve the error-404 page at the requested address. */
  | { kind: "missing"; locale: Locale };

const COOKIE_LIFE_SECONDS = {
  language: 365 * 24 * 3600,
  campaign: 30 * 24 * 3600,
  "shared-by": 30 * 24 * 3600,
};

/** Runs `decideRoute` and returns the response that follows: status, location, cookies. Does not call the back end. */
export function answerRoute(request: PageRequest, settings: RouteSettings): RouteAnswer {
  const { headers, cookies, pathname, query, isRepaired } = request;
  const userAgent = headers["user-agent"] ?? null;
  const decision = decideRoute({
    pathname,
    query,
    isRepaired,
    storedLocale: cookies.language,
    storedCampaign: cookies.campaign,
    storedSharedBy: cookies["shared-by"],
    acceptLanguage: headers["accept-language"] ?? null,
    isCrawler: isCrawler(userAgent),
    hasSession: sessionCookies.some((name) => cookies[name] !== undefined),
    mayLogInAutomatically: mayLogInAutomatically(request),
    publicOrigin: settings.PUBLIC_ORIGIN,
    redirectHosts: settings.REDIRECT_HOSTS,
  });
  const absolute = (location: string) => new URL(location, settings.PUBLIC_ORIGIN).href;
  const base = cookieBase(settings);
  switch (decision.kind) {
    case "page": {
      const { remember, ...page } = decision;
      return { ...page, cookies: toCookies(remember, base) };
    }
    case "legacy": {
      const { route, parts, locale, search } = decision;
      const isOpened = isOpenedByGuest(request) && !isCrawler(userAgent);
      const text = JSON.stringify({ route, parts, locale, search: search.toString(), isOpened });
      return { kind: "legacy", locale, decision: encodeURIComponent(text) };
    }
    case "redirect":
      return {
        kind: "redirect",
        location: absolute(decision.location),
        status: decision.status,
        cookies: toCookies(decision.remember, base),
      };
    case "automaticLogin": {
      const cameFrom = cleanReferrer(headers.referer ?? "", settings.PUBLIC_ORIGIN);
      const setCookies: RouteCookie[] = [
        { ...base, name: NO_AUTOMATIC_LOGIN, value: "1", maxAge: NO_AUTOMATIC_LOGIN_SECONDS, httpOnly: true },
      ];
      if (cameFrom !== "")
        setCookies.push({ ...base, name: REFERRER_COOKIE, value: cameFrom, maxAge: REFERRER_COOKIE_SECONDS });
      setCookies.push(...toCookies(decision.remember, base));
      return { kind: "redirect", location: absolute(decision.location), status: 307, cookies: setCookies };
    }
    case "unknown":
      return decision.inPlace || !wantsDocument(request)
        ? { kind: "missing", locale: decision.locale }
        : { kind: "redirect", location: absolute(paths.notFound()), status: 307, cookies: [] };
    default:
      return decision satisfies never;
  }
}

/** Returns whether somebody opens this address in a browser now, rather than having it fetched for later. */
function isOpenedByGuest(request: PageRequest): boolean {
  const { headers, method } = request;
  return (
    method === "GET" &&
    wantsDocument(request) &&
    (headers["sec-fetch-dest"] ?? "document") === "document" &&
    !/prefetch/.test(headers["sec-purpose"] ?? headers.purpose ?? "") &&
    // Every browser calls itself so, and hardly any tool.
    /^Mozilla\//.test(headers["user-agent"] ?? "")
  );
}

/**
 * Returns whether a guest opens a page in the messenger's own browser and was not sent to a login automatically
 * before.
 */
function mayLogInAutomatically(request: PageRequest): boolean {
  const { headers, cookies } = request;
  return (
    isOpenedByGuest(request) &&
    isMessengerBrowser(headers["user-agent"] ?? "") &&
    cookies[NO_AUTOMATIC_LOGIN] === undefined
  );
}

/** Returns whether the client wants a page, as opposed to a missing image or script. */
function wantsDocument({ headers }: PageRequest): boolean {
  return (headers.accept ?? "").includes("text/html");
}

/** Public pages set no cookie unless something changed: a Set-Cookie header ties a response to one visitor. */
function toCookies(
  { language, campaign, sharedBy }: Remembered,
  base: ReturnType<typeof cookieBase>,
): RouteCookie[] {
  const values = { language, campaign, "shared-by": sharedBy };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ ...base, name, value, maxAge: COOKIE_LIFE_SECONDS[name as keyof typeof COOKIE_LIFE_SECONDS] }],
  );
}

function cookieBase({ PUBLIC_ORIGIN }: RouteSettings) {
  return {
    path: "/" as const,
    sameSite: "lax" as const,
    secure: PUBLIC_ORIGIN.startsWith("https:"),
    httpOnly: false,
  };
}
