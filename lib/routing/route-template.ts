import { decodeText, hasControlCharacter } from "@/lib/base/text";
import { isLocale } from "@/lib/i18n/locales";
import { legacyRoutes, type PathName, type Route, routes } from "@/lib/routing/route-table";

/** Returns the route of a decoded path; undefined when no route matches. */
export function findRoute(pathname: string): Route | undefined {
  return routes.find(({ pattern }) => pattern.test(pathname));
}

/** Returns the parts that a decoded path gives a route. */
export function partsOf({ pattern }: Pick<Route, "pattern">, pathname: string): Record<string, string> {
  const parts = Object.entries(pattern.exec(pathname)?.groups ?? {});
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** Returns the name of a decoded path's route, and its parts; undefined when no route matches. */
export function matchRoute(pathname: string): { name: PathName; parts: Record<string, string> } | undefined {
  const route = findRoute(pathname);
  return route && { name: route.name, parts: partsOf(route, pathname) };
}

/** Returns whether the page at this decoded path shows authored content between header and footer. */
export function isAuthoredRoute(pathname: string): boolean {
  return findRoute(pathname)?.authored === true;
}

/** Returns an address with its query, without a question mark when the query is empty. */
export function withQuery(pathname: string, search: URLSearchParams): string {
  const query = search.toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}

/**
 * Decodes a path once, as the route table expects; undefined when it cannot be decoded or has a control character or a
 * backslash.
 */
export function decodePath(pathname: string): string | undefined {
  // The same letter can be written composed or decomposed; some systems decompose names.
  const decoded = decodeText(pathname)?.normalize("NFC");
  const isPath = decoded !== undefined && !hasControlCharacter(decoded) && !decoded.includes("\\");
  return isPath ? trimSlash(decoded) : undefined;
}

/** Returns the canonical spelling of a decoded path, under which a page is requested and cached. */
export function encodePath(decoded: string): string {
  return decoded.split("/").map(encodeURIComponent).join("/");
}

function trimSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** What a sentence adds behind an address: punctuation, a bracket, a quote, a space; no letter that was cut. */
const PUNCTUATION = /[^\p{L}\p{N}\p{M}\ufffd%]+$/u;
/** Korean particles and endings, which follow an address without a space; none begins with another. */
const PARTICLES =
  /(?:[은는이가을를의에서으로와과도만나랑요]|까지|부터|입니다|라고|예요|처럼|보다|[^\p{L}\p{N}\p{M}\ufffd%/])+$/u;
/** An address of Latin letters and digits, whatever follows it. */
const LATIN = /^(.*[A-Za-z0-9])[^A-Za-z0-9]+$/s;

/** What is no part of any path of ours: a query whose question mark was escaped or left out, an old server's session. */
const QUERY_IN_PATH = /(?:;jsessionid=|[?&]).*$/is;

const known = [...routes, ...legacyRoutes].map(({ path, pattern }) => ({
  steps: path.split("/"),
  pattern: new RegExp(pattern.source, "iu"),
}));

/**
 * Returns the path that was meant by a decoded one that is none of ours, or of a page that is gone: without doubled
 * slashes, a query in it, what a sentence added at its end, and capitals in the fixed parts (R1.3). Undefined where that
 * is no path of ours either.
 */
export function repairPath(pathname: string): string | undefined {
  const single = pathname.replace(QUERY_IN_PATH, "").replace(/\/{2,}/g, "/");
  const withoutEnds = [PUNCTUATION, PARTICLES].map((end) => single.replace(end, ""));
  const spellings = [single, ...withoutEnds, single.replace(LATIN, "$1")];
  for (const spelling of spellings) {
    const path = spelling === "" ? "/" : spelling;
    const found = known.find(({ pattern }) => pattern.test(path));
    if (found === undefined) continue;
    const repaired = path
      .split("/")
      .map((part, index) => (found.steps[index]?.startsWith("{") ? part : (found.steps[index] ?? part)))
      .join("/");
    if (repaired !== pathname) return repaired;
  }
  return undefined;
}

/** Returns the query in a decoded path of which `repairPath` returns the rest; an empty text where it has none. */
export function queryInPath(pathname: string): string {
  return /[?&](.*)$/s.exec(pathname)?.[1] ?? "";
}

/** What the log calls an address that is none of ours. */
export const UNKNOWN_ADDRESS = "unknown address";

/**
 * Returns what the log and the figures call an address: the template of its route, because the address itself may
 * belong to one guest. `path` may have a query, and as the application knows it also a language in front.
 */
export function routeTemplate(path: string): string {
  const plain = plainPath(path);
  const [, first = "", second = ""] = plain.split("/");
  switch (first) {
    case "api":
      return "/api";
    case "auth":
      return /^\w{1,12}$/.test(plain.split("/")[3] ?? "")
        ? `/auth/{provider}/${plain.split("/")[3]}`
        : "/auth";
    case "_next":
      return "/_next";
    case "hydration":
    case "styles":
      return `/${first}`;
    case "workbench":
      return /^[a-z-]{1,20}$/.test(second) ? `/workbench/${second}` : "/workbench";
  }
  if (/^\/(?:healthz|readyz|publish|policy-report|visit|legacy|robots\.txt|sitemap\.xml)$/.test(plain))
    return plain;
  const legacy = legacyRoutes.find(({ pattern }) => pattern.test(plain));
  return findRoute(plain)?.path ?? (legacy === undefined ? UNKNOWN_ADDRESS : `legacy ${legacy.kind}`);
}

/** Returns the path where it is everybody's, so that a line can name the page, and its template otherwise. */
export function publicPath(path: string): string {
  const plain = plainPath(path);
  const route = findRoute(plain);
  const isPublic = route !== undefined && !route.session && route.sessionOptionalWith === undefined;
  return isPublic ? (path.split("?", 1)[0] ?? path) : routeTemplate(path);
}

/** Returns the decoded path without its query and its language. */
function plainPath(path: string): string {
  const [given = ""] = path.split("?", 1);
  const decoded = decodeText(given) ?? given;
  const [, first = "", ...rest] = decoded.split("/");
  return isLocale(first) ? `/${rest.join("/")}` : decoded;
}

/** Pages of places and offers; nothing else is kept. */
const PLACE = /^\/(?:r\/\d{1,15}|promotion\/\d{1,15}\/\d{1,15})$/;

/** Returns whether a path is that of a place or an offer. */
export function isPlacePath(path: unknown): path is string {
  return typeof path === "string" && PLACE.test(path);
}
