import "server-only";
import { AppError } from "@/lib/base/app-error";
import { callPublic } from "@/lib/http/call-backend";
import { INCOMPLETE_TAG, recordTags } from "@/lib/http/sources";
import { sortedBy } from "@/lib/http/tolerant";
import { type Locale, localeData, locales } from "@/lib/i18n/locales";
import { listLanguages, listSites, queryResources } from "@/lib/place/endpoints";
import { loadGroupId } from "@/lib/place/group";
import { type ResourceQuery, toWireQuery } from "@/lib/place/resource-query";
import type { Language, Resource, Site } from "@/lib/place/schema";

/**
 * Loads a resource with the requested ancestors and descendents. Throws `AppError` (`isNotFound`) when there is none.
 */
export async function loadResource(query: ResourceQuery, locale: Locale): Promise<Resource> {
  const rows = await callPublic(queryResources, toWireQuery(query), locale);
  const resource = rows.find(({ id }) => id === query.id);
  if (resource === undefined) {
    throw new AppError("page_not_found", { status: 404, detail: `resource ${query.id}` });
  }
  return resource;
}

/** Loads the hotels of the group, sorted by id. */
export async function loadSites(locale: Locale): Promise<Site[]> {
  const all = { parentResourceId: await loadGroupId(), perPage: 100, page: 1 };
  return sortedBy((await callPublic(listSites, all, locale)).rows, ({ id }) => id);
}

/**
 * Loads the languages of the CMS content, and adds those of these pages that the back end does not list: they are there
 * whatever it answers (R9.1), only without the id under which the CMS has them. Never throws an `AppError`.
 */
export async function loadLanguages(locale: Locale): Promise<Language[]> {
  const listed = await callPublic(listLanguages, {}, locale).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    // A page made meanwhile is made again as soon as the list is there.
    if (!error.isNotFound) recordTags([INCOMPLETE_TAG]);
    return [];
  });
  const missing = locales.filter((code) => !listed.some((language) => language.code === code));
  return [...listed, ...missing.map((code) => ({ id: undefined, code, name: localeData[code].name }))];
}
