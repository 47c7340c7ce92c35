import type { Locale } from "@/lib/i18n/locales";
import { decodePath } from "@/lib/routing/decode-path";
import { paths } from "@/lib/routing/paths";
import { tableQuery } from "@/lib/routing/query/table-query";
import { routes } from "@/lib/routing/route-table";

type Shared = {
  /** Scheme and host of this site. */
  origin: string;
  /** The path the guest is on. */
  pathname: string;
  /** The query the guest is on. */
  search?: string;
  locale: Locale;
  /** `encodedUserID` of the guest who shares. */
  sharedBy?: string | undefined;
  campaign?: string | undefined;
};

/**
 * Returns the address to share (R4.8): the page's path, a search for tables whose result is open, the language (a
 * crawler sends no cookie), who shares and the campaign. All other parts of the guest's address are left out.
 */
export function shareAddress({ origin, pathname, search = "", locale, sharedBy, campaign }: Shared): string {
  const url = new URL(origin);
  // Set separately, because a path that begins with two slashes would be parsed as another host.
  url.pathname = publicPath(pathname);
  for (const [key, value] of tableQuery(new URLSearchParams(search))) url.searchParams.set(key, value);
  url.searchParams.set("language", locale);
  if (sharedBy !== undefined) url.searchParams.set("shared-by", sharedBy);
  if (campaign !== undefined) url.searchParams.set("campaign", campaign);
  return url.href;
}

/** Pages of a session are useless to others: a reservation shares its promotion, any other such page the home page. */
function publicPath(pathname: string): string {
  const decoded = decodePath(pathname) ?? "";
  const route = routes.find(({ trackedPattern }) => trackedPattern.test(decoded));
  if (route === undefined || route.listed === true) return pathname;
  const { resourceId = "", id = "" } = route.pattern.exec(decoded)?.groups ?? {};
  return route.name === "dining-summary" ? paths.promotion(resourceId, id) : paths.home();
}
