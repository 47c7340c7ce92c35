import { decodeText } from "@/lib/base/decode";
import { isLocale } from "@/lib/i18n/locales";
import { legacyRoutes, type Route, routes } from "@/lib/routing/route-table";

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

function findRoute(plain: string): Route | undefined {
  return routes.find(({ pattern }) => pattern.test(plain));
}

/** Returns the decoded path without its query and its language. */
function plainPath(path: string): string {
  const [given = ""] = path.split("?", 1);
  const decoded = decodeText(given) ?? given;
  const [, first = "", ...rest] = decoded.split("/");
  return isLocale(first) ? `/${rest.join("/")}` : decoded;
}
