import "server-only";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { loadPromotionPage, loadSpecialOffers } from "@/lib/offer/loaders";
import { loadGroupId } from "@/lib/place/group";
import { loadResource } from "@/lib/place/loaders";
import { findingAt, type LintFinding } from "@/lib/workbench/lint/lint-finding";
import type { NamedPlace } from "@/lib/workbench/lint/named-places";

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
