import type { Locale } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { readLoginOutcome, writeLoginOutcome } from "@/lib/routing/query/login-outcome";
import { type Route, writeAnyPath } from "@/lib/routing/route-table";
import { withQuery } from "@/lib/routing/with-query";

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
export function commonPageOf(
  route: Route,
  pathname: string,
  query: URLSearchParams,
  locale: Locale,
): CommonPage | undefined {
  if (route.name === "login") return commonLoginPage(query, locale);
  const { name, sameForGuests, guestsPart, guestsOwnWith, readsKeys, pattern } = route;
  const parts = pattern.exec(pathname)?.groups ?? {};
  const isOwn =
    (query.size > 0 && readsKeys === undefined) ||
    (guestsOwnWith !== undefined && parts[guestsOwnWith] !== undefined);
  if (sameForGuests !== true || isOwn) return undefined;
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
