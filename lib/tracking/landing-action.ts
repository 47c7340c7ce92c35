import { seoulMonth } from "@/lib/base/calendar-days";
import { readUrl } from "@/lib/base/text";
import { type LegacyKind, trackedLegacyPath } from "@/lib/routing/route-table";
import { cleanQuery, cleanReferrer, looksPersonal } from "@/lib/tracking/clean-address";
import { screenOfPath } from "@/lib/tracking/screen-of-path";

type LegacyLanding = {
  route: LegacyKind;
  parts: Readonly<Record<string, string>>;
  /** The complete query of the legacy address. */
  search: URLSearchParams;
  referrer: string;
  ownOrigin: string;
  userAgent: string;
  now: Date;
};

/**
 * The path parameter with the main id of each legacy address: the last id, but not a language, nor what belongs to one
 * guest.
 */
const lastId: Readonly<Record<LegacyKind, string | undefined>> = {
  dining: "id",
  site: "siteResourceId",
  "special-offer": "siteResourceId",
  sites: undefined,
  promotion: "id",
  "payment-request": "resourceId",
  page: "pageId",
};

/**
 * Builds the record of a landing on an address of the legacy site (`collect/la/legacy`), with nothing personal; months
 * are Seoul's.
 */
export function legacyLanding({ route, parts, search, referrer, ownOrigin, userAgent, now }: LegacyLanding) {
  const { path, params } = trackedLegacyPath(route, parts);
  const actionId = readActionId(search) ?? parts[lastId[route] ?? ""];
  return {
    name: route,
    path,
    meta: { params, query: cleanQuery(search) },
    referrer: cleanReferrer(referrer, ownOrigin),
    userAgent,
    ...(actionId === undefined ? {} : { legacyActionId: actionId }),
    ...seoulMonth(now),
  };
}

/** Returns the action id of a legacy address, which wrote it as `actionId` or `laId`; undefined without a valid one. */
function readActionId(search: URLSearchParams): string | undefined {
  return [search.get("actionId"), search.get("laId")].find(
    (value): value is string => value !== null && /^[\w-]{1,64}$/.test(value) && !looksPersonal(value),
  );
}

type Landing = {
  /** The page's address without its consumed keys, and the values of those keys. */
  address: string;
  entry: Readonly<Record<string, string>>;
  referrer: string;
  userAgent: string;
  /** The action that the address requested. */
  action: string | undefined;
  now: Date;
};

/** Builds the record of a landing (R10.1): place, referrer and month in Seoul; nothing personal. */
export function landingAction({ address, entry, referrer, userAgent, action, now }: Landing) {
  const url = new URL(address);
  const { name, params, path } = screenOfPath(url.pathname);
  return {
    name,
    path,
    meta: { params, query: cleanQuery([...Object.entries(entry), ...url.searchParams]) },
    referrer: cleanReferrer(referrer, url.origin),
    userAgent,
    ...(action === undefined ? {} : { actionKey: action, target: params.id ?? params.resourceId ?? path }),
    ...seoulMonth(now),
  };
}

/** Query keys of links that were sent to a guest: such an address always counts as a landing. */
const SENT = ["campaign", "shared-by", "action", "post-action", "register"] as const;

type Arrival = {
  entry: Readonly<Record<string, string>>;
  referrer: string;
  ownOrigin: string;
  /** Whether this tab has landed before. */
  hasLanded: boolean;
  /** Type of the browser's navigation timing entry. */
  navigation: string;
};

/**
 * Returns whether a guest arrived on this page. Navigation within the site, going back, reloading and returning from a
 * login or payment are not arrivals; a tab's first page and any address that was sent to the guest are.
 */
export function isLanding({ entry, referrer, ownOrigin, hasLanded, navigation }: Arrival): boolean {
  if (navigation === "reload" || navigation === "back_forward") return false;
  if (SENT.some((key) => key in entry)) return true;
  const isFromUs = readUrl(referrer)?.origin === ownOrigin;
  return !hasLanded && !isFromUs;
}
