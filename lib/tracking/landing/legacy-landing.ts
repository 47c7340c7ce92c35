import type { LegacyKind } from "@/lib/routing/route-table";
import { seoulMonth } from "@/lib/time/seoul-month";

type LegacyLanding = {
  route: LegacyKind;
  parts: Readonly<Record<string, string>>;
  /** The complete query of the legacy address. */
  search: URLSearchParams;
  path: string;
  referrer: string;
  userAgent: string;
  now: Date;
};

/** The path parameter with the main id of each legacy address: the last id, but not a language or an approval. */
const lastId: Readonly<Record<LegacyKind, string | undefined>> = {
  dining: "id",
  site: "siteResourceId",
  "special-offer": "siteResourceId",
  sites: undefined,
  promotion: "id",
  "payment-request": "id",
  page: "pageId",
};

/**
 * Builds the record of a landing on an address of the legacy site (`collect/la/legacy`); months are Seoul's.
 */
export function legacyLanding({ route, parts, search, path, referrer, userAgent, now }: LegacyLanding) {
  const actionId = readActionId(search) ?? parts[lastId[route] ?? ""];
  return {
    name: route,
    path,
    meta: { params: { ...parts }, query: Object.fromEntries(search) },
    referrer,
    userAgent,
    ...(actionId === undefined ? {} : { legacyActionId: actionId }),
    ...seoulMonth(now),
  };
}

/** Returns the action id of a legacy address, which wrote it as `actionId` or `laId`; undefined without a valid one. */
function readActionId(search: URLSearchParams): string | undefined {
  return [search.get("actionId"), search.get("laId")].find(
    (value): value is string => value !== null && /^[\w-]{1,64}$/.test(value),
  );
}
