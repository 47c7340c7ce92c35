import "server-only";
import * as z from "zod/mini";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { AppError } from "@/lib/base/app-error";
import { mapConcurrently } from "@/lib/base/map-concurrently";
import type { ListedPage } from "@/lib/cms/discovery/sitemap";
import { loadPageByKey } from "@/lib/cms/loaders";
import { callPublic } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import {
  booleanSchema,
  countSchema,
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  optionally,
  textSchema,
} from "@/lib/http/tolerant";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { distinctCards, loadPromotionPage } from "@/lib/offer/loaders";
import type { PromotionCard } from "@/lib/offer/schema";
import { queryResources } from "@/lib/place/endpoints";
import { loadGroupId } from "@/lib/place/group";
import { loadSites } from "@/lib/place/loaders";
import { loadInRanges, toWireQuery } from "@/lib/place/resource-query";
import type { NavEntry } from "@/lib/place/schema";
import { paths } from "@/lib/routing/paths";
import { routes } from "@/lib/routing/route-table";
import { decodePath, matchRoute } from "@/lib/routing/route-template";

const metaSchema = z.object({
  type: z.catch(textSchema, "page"),
  key: z.catch(textSchema, ""),
  visible: z.catch(booleanSchema, true),
  updatedAt: optionally(instantSchema),
});

/** A place as a sitemap lists it. */
const listedSchema = z.pipe(
  z.object({ id: idSchema, meta: jsonOr(metaSchema) }),
  z.transform(({ id, meta }) => ({ id, ...meta })),
);

type ListedPlace = z.output<typeof listedSchema>;

const groupSchema = listOf(
  z.pipe(
    z.object({
      id: idSchema,
      meta: z.catch(jsonOr(metaSchema), metaSchema.parse({})),
      descendents: z.catch(listOf(listedSchema), []),
      descendentCount: optionally(countSchema),
    }),
    z.transform(({ meta, ...group }) => ({ ...group, updatedAt: meta.updatedAt })),
  ),
);

/** Of a place only what a list of all of them says is read: names and pictures in every language take most of it. */
const queryListed: Endpoint<z.output<(typeof queryResources)["input"]>, typeof groupSchema> = {
  ...queryResources,
  data: groupSchema,
  reading: "places listed",
};

/**
 * Loads all visible places of the group, some at a time, from a back end that sends them so, else at once. Throws
 * `AppError`.
 */
async function loadListedPlaces(): Promise<{ updatedAt: string | undefined; places: ListedPlace[] }> {
  const groupId = await loadGroupId();
  const { first, places } = await loadInRanges(async (range) => {
    const query = toWireQuery({ id: groupId, below: { range } });
    const rows = await callPublic(queryListed, query, FALLBACK_LOCALE);
    const group = rows.find(({ id }) => id === groupId);
    if (group === undefined) throw new AppError("page_not_found", { status: 404, detail: "the group" });
    return group;
  });
  return { updatedAt: first.updatedAt, places: places.filter(({ visible }) => visible) };
}

const PROMOTIONS_A_CALL = 48;
const CALLS_AT_A_TIME = 8;

/**
 * Lists every page that may be found (R11.2): home, the group's visible resources and their authored pages, what
 * hotels' menus name, and what can be booked now. Leaves out what is hidden, requires a login or has ended. Built from
 * the same lists as the pages, so that a publication renews it with them. Throws `AppError` when any of the lists
 * cannot be read: half a sitemap would tell robots that the other half is gone.
 */
export async function loadListedPages(): Promise<ListedPage[]> {
  const groupId = await loadGroupId();
  const { updatedAt, places: resources } = await loadListedPlaces();
  const shown = new Set([groupId, ...resources.map(({ id }) => id)]);
  const [sites, promotions] = await Promise.all([loadSites(FALLBACK_LOCALE), loadAllPromotions(groupId)]);
  const named = sites
    .filter(({ resourceId }) => shown.has(resourceId))
    .flatMap(({ navMenu }) => keysOfMenu(navMenu));
  const own = resources.flatMap((resource) => (isPage(resource) ? [composed(resource)] : []));
  const keys = await filterShownKeys([...new Set([...own, ...named])], shown);
  const pages = new Map<string, ListedPage>();
  const list = (path: string, changedAt?: string) => {
    // The first entry for a path knows when the page changed.
    if (!pages.has(path)) pages.set(path, { path, changedAt });
  };
  list(paths.home(), updatedAt);
  for (const { path, params, listed } of routes) if (listed === true && params === undefined) list(path);
  for (const resource of resources) {
    // An authored page is listed under its name, and not a second time under its number.
    const isNamed = isPage(resource) && keys.has(composed(resource));
    list(isNamed ? paths.page(composed(resource)) : paths.resourcePage(resource.id), resource.updatedAt);
  }
  for (const key of keys) list(paths.page(key));
  for (const { resourceId, id, updatedAt } of promotions) {
    if (shown.has(resourceId)) list(paths.promotion(resourceId, id), updatedAt);
  }
  return [...pages.values()];
}

function isPage({ type, key }: ListedPlace): boolean {
  return type === "page" && key !== "";
}

/** The key in the one spelling of its letters in which menus' keys are read, too. */
function composed({ key }: ListedPlace): string {
  return key.normalize("NFC");
}

/** Returns the keys of those pages that are published and do not belong to a hidden resource. */
async function filterShownKeys(keys: readonly string[], shown: ReadonlySet<number>): Promise<Set<string>> {
  const areShown = await mapConcurrently(keys, CALLS_AT_A_TIME, async (key) => {
    const page = await undefinedIfNotFound(loadPageByKey(key, FALLBACK_LOCALE));
    const { resourceId = 0 } = page ?? {};
    return page !== undefined && (resourceId === 0 || shown.has(resourceId));
  });
  return new Set(keys.filter((_, index) => areShown[index]));
}

/** Returns the pages that a menu offers to everyone; entries that require a login or a linked account are left out. */
function keysOfMenu(entries: readonly NavEntry[]): string[] {
  return entries.flatMap(({ path, login, loyalty, children }) => [
    ...(login === true || loyalty !== undefined ? [] : keyOfPath(path)),
    ...keysOfMenu(children),
  ]);
}

function keyOfPath(path: string | undefined): string[] {
  const pathname = decodePath(path?.split(/[?#]/, 1)[0] ?? "");
  const { pageKey } = (pathname === undefined ? undefined : matchRoute(pathname))?.parts ?? {};
  return pageKey === undefined ? [] : [pageKey];
}

async function loadAllPromotions(resourceId: number): Promise<PromotionCard[]> {
  const load = (page: number) =>
    loadPromotionPage({ resourceId, page, perPage: PROMOTIONS_A_CALL, withOutlet: false }, FALLBACK_LOCALE);
  const first = await load(1);
  const others = Array.from({ length: Math.max(0, first.lastPage - 1) }, (_, index) => index + 2);
  return distinctCards([first, ...(await mapConcurrently(others, CALLS_AT_A_TIME, load))]);
}
