import type { NextRequest } from "next/server";
import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { forStaff, uncachedJson } from "@/app/workbench/staff-call";
import { loadEvents } from "@/lib/event/loaders";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { loadAllPromotions } from "@/lib/offer/loaders";
import { loadGroupId } from "@/lib/place/group";
import { loadResource } from "@/lib/place/loaders";
import { picturesOf, toResourceCard } from "@/lib/place/resource-card";
import { paths } from "@/lib/routing/paths";
import { decodePath } from "@/lib/routing/route-template";

/** The most entries of a list: more than an author looks through. In a larger group they type the number or address. */
const MAX_ENTRIES = 500;

/**
 * Returns what an author chooses from by name (R11.4): hotels and restaurants, events, the addresses of own pages, and
 * the pictures of places and offers. What cannot be listed just now, or at all, is left out.
 */
export const GET = forStaff(async (request: NextRequest) => {
  const locale = toLocale(request.nextUrl.searchParams.get("language"));
  const [places, events, offers, listed] = await Promise.all([
    loadPlaces(locale),
    loadEvents(locale).catch(() => []),
    loadGroupId()
      .then((id) => loadAllPromotions(id, locale))
      .catch(() => []),
    loadListedPages().catch(() => []),
  ]);
  const named = [
    ...places.map(({ id, name }) => ({ path: paths.resourcePage(id), name })),
    ...offers.map(({ resourceId, id, name, outlet }) => ({
      path: paths.promotion(resourceId, id),
      name: outlet === undefined ? name : `${name} · ${outlet.name}`,
    })),
  ];
  const known = new Set(named.map(({ path }) => path));
  const others = listed.flatMap(({ path }) =>
    known.has(path) ? [] : [{ path: decodePath(path) ?? path, name: "" }],
  );
  const pictures = [
    ...places.flatMap(({ pictures: own, name }) => own.map((address) => ({ address, name }))),
    ...offers.flatMap(({ thumbnailImage: address, name }) =>
      address === undefined ? [] : [{ address, name }],
    ),
  ];
  const addresses = new Set<string>();
  const isFirst = ({ address }: { address: string }) => {
    if (addresses.has(address)) return false;
    addresses.add(address);
    return true;
  };
  return uncachedJson({
    places: places.map(({ id, type, name }) => ({ id, type, name })).slice(0, MAX_ENTRIES),
    events: events.slice(0, MAX_ENTRIES),
    pages: [...named, ...others].slice(0, 2 * MAX_ENTRIES),
    pictures: pictures.filter(isFirst).slice(0, MAX_ENTRIES),
  });
});

async function loadPlaces(locale: Locale) {
  const heaviest = { offset: 0, count: MAX_ENTRIES };
  const { descendents } = await loadResource({ id: await loadGroupId(), below: { range: heaviest } }, locale);
  return descendents
    .filter(({ type }) => type !== "page")
    .map((resource) => ({
      id: resource.id,
      type: resource.type,
      name: toResourceCard(resource, locale).name,
      pictures: picturesOf(resource, locale).map(({ url }) => url),
    }));
}
