import "server-only";
import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { checkPictures } from "@/app/_lint/picture-findings";
import { pageExists } from "@/app/_page-view/page-exists";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { AppError, isMissingCall, isRefused } from "@/lib/base/app-error";
import { mapConcurrently } from "@/lib/base/map-concurrently";
import { couponExists } from "@/lib/coupon/loaders";
import type { ListedEvent } from "@/lib/event/endpoints";
import { loadEvents } from "@/lib/event/loaders";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/offer/loaders";
import { loadGroupId } from "@/lib/place/group";
import { loadResource } from "@/lib/place/loaders";
import { namedRoutes } from "@/lib/routing/route-table";
import { decodePath } from "@/lib/routing/route-template";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import type { NamedPlace, NamedRecord, References } from "@/lib/workbench/lint/references";

const LOOKED_UP_AT_A_TIME = 8;

/** Returns which of these own paths do not exist. Paths that cannot be looked up just now are left out. */
async function findMissingPages(paths: readonly string[]): Promise<Set<string>> {
  const exist = await mapConcurrently(paths, LOOKED_UP_AT_A_TIME, (path) =>
    pageExists(`/${FALLBACK_LOCALE}${path}`),
  );
  return new Set(paths.filter((_, index) => exist[index] === false));
}

/**
 * Returns the pages that a link to one of the missing paths may have meant; none where they cannot be listed just now.
 */
export async function loadNearPages(missing: ReadonlySet<string>): Promise<string[]> {
  if (missing.size === 0) return [];
  const listed = await loadListedPages().catch(() => []);
  const fixed = Object.values(namedRoutes).map(({ path }) => path.replace(/\/\{\w+\?\}$/, ""));
  return [
    ...fixed.filter((path) => !path.includes("{")),
    ...listed.map(({ path }) => decodePath(path) ?? path),
  ];
}

const MAX_PLACES = 40;
/** A group has few types, and thousands of places. */
const MAX_LOOKED_AT = 500;

/**
 * Returns the places that do not exist, types of which there is nothing, and lists that are empty just now (R11.4).
 * What cannot be looked up just now is left out.
 */
export async function checkNamedPlaces(places: readonly NamedPlace[]): Promise<LintFinding[]> {
  const checked = await Promise.all(
    places.slice(0, MAX_PLACES).map((place) => checkPlace(place).catch((): LintFinding[] => [])),
  );
  return checked.flat();
}

async function checkPlace({ block, id, type, isSpecial, idAt, typeAt }: NamedPlace): Promise<LintFinding[]> {
  const widget = `cms-box-${block}`;
  const resourceId = id ?? (await loadGroupId());
  // A group has thousands of places below it: only those of the type are requested.
  const below = type === undefined ? {} : { below: { type } };
  const resource = await undefinedIfNotFound(loadResource({ id: resourceId, ...below }, FALLBACK_LOCALE));
  if (resource === undefined) {
    return id === undefined ? [] : [findingAt("missing-place", idAt, String(id), { widget })];
  }
  if (type !== undefined && !resource.descendents.some((each) => each.type === type))
    return [findingAt("unknown-type", typeAt, type, { widget, allowed: await typesBelow(resourceId) })];
  if (block !== "promotion" || id === undefined) return [];
  const offers = isSpecial
    ? await loadSpecialOffers(id, FALLBACK_LOCALE)
    : (await loadPromotionPage({ resourceId: id, page: 1, perPage: 1, withOutlet: false }, FALLBACK_LOCALE))
        .rows;
  return offers.length > 0 ? [] : [findingAt("empty-list", idAt, `resourceid ${id}`, { widget })];
}

async function typesBelow(id: number): Promise<string> {
  const heaviest = { offset: 0, count: MAX_LOOKED_AT };
  const { descendents } = await loadResource({ id, below: { range: heaviest } }, FALLBACK_LOCALE);
  return [...new Set(descendents.map(({ type }) => type))].join(", ");
}

const MAX_RECORDS = 40;

/**
 * Returns the events and coupons that do not exist, and the events that no guest can enter or win any more (R11.4).
 * `now` is in milliseconds since 1970. Back ends need not tell which there are: then the finding says that this one could
 * not be checked. What cannot be looked up just now is left out.
 */
export async function checkNamedRecords(
  records: readonly NamedRecord[],
  now: number,
): Promise<LintFinding[]> {
  const known = records.some(({ kind }) => kind === "event") ? loadEvents(FALLBACK_LOCALE) : undefined;
  const checked = records.slice(0, MAX_RECORDS).map(async (record): Promise<LintFinding[]> => {
    const { kind, id, at } = record;
    try {
      if (kind === "event")
        return checkEvent(
          record,
          (await known)?.find((each) => each.id === id),
          now,
        );
      return (await couponExists(id)) ? [] : [findingAt("missing-record", at, String(id), { cause: kind })];
    } catch (error) {
      const isUntold = error instanceof AppError && (isRefused(error) || isMissingCall(error));
      return isUntold ? [findingAt("unchecked-record", at, String(id), { cause: kind })] : [];
    }
  });
  return (await Promise.all(checked)).flat();
}

type NamedEvent = Extract<NamedRecord, { kind: "event" }>;

function checkEvent(
  { id, at, asks }: NamedEvent,
  event: ListedEvent | undefined,
  now: number,
): LintFinding[] {
  if (event === undefined) return [findingAt("missing-record", at, String(id), { cause: "event" })];
  if (event.ends !== undefined && Date.parse(event.ends) < now)
    return [findingAt("missing-record", at, String(id), { cause: "ended" })];
  return event.judged === true && !asks
    ? [findingAt("question-options", at, String(id), { widget: "cms-box-event", cause: "unasked" })]
    : [];
}

/** What the look-ups found: pages that do not exist, those that were probably meant, and findings of their own. */
export type LookedUp = {
  missing: Set<string>;
  pages: string[];
  findings: LintFinding[];
  /** Bytes of the pictures on the group's media server, in their full size. */
  pictureBytes: number;
};

/**
 * Looks up everything that a text refers to: pages, pictures, places, events and coupons. What cannot be looked up is
 * left out, or said to be unchecked where that lasts.
 */
export async function lookUpReferences({
  paths,
  pictures,
  addresses,
  places,
  records,
}: References): Promise<LookedUp> {
  const [missing, pictureFindings, placeFindings, recordFindings] = await Promise.all([
    findMissingPages(paths),
    checkPictures(pictures, addresses),
    checkNamedPlaces(places),
    checkNamedRecords(records, Date.now()),
  ]);
  const { findings, bytes } = pictureFindings;
  const pages = await loadNearPages(missing);
  return {
    missing,
    pages,
    findings: [...findings, ...placeFindings, ...recordFindings],
    pictureBytes: bytes,
  };
}
