import { seoulMonth } from "@/lib/base/seoul-month";
import { type LegacyKind, trackedLegacyPath } from "@/lib/routing/route-table";
import { cleanQuery, cleanReferrer, looksPersonal } from "@/lib/tracking/entry/clean-address";

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
