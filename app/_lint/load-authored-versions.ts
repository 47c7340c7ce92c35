import "server-only";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { loadPageByKey, loadPageOfResource, loadParts } from "@/lib/cms/loaders";
import type { AuthoredPage, Zone } from "@/lib/cms/schema";
import { loadSetting } from "@/lib/cms/site/loaders";
import { FALLBACK_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import { loadLanguages } from "@/lib/place/loaders";
import { decodePath, matchRoute } from "@/lib/routing/route-template";

/** The content an author wrote for a part of a page, in one language. */
export type AuthoredVersion = { locale: Locale; html: string; style: string | undefined };

/**
 * Loads every language's version of a part of the page at this path; empty where none is authored. Throws `AppError`.
 */
export async function loadAuthoredVersions(path: string, zone: Zone = "page"): Promise<AuthoredVersion[]> {
  const id = (await loadPage(path))?.[zone];
  if (id === undefined || id === null) return [];
  const [parts, languages] = await Promise.all([
    loadParts([id], FALLBACK_LOCALE),
    loadLanguages(FALLBACK_LOCALE),
  ]);
  return parts.flatMap(({ partContents }) =>
    partContents.flatMap(({ languageId, contents = "", meta }) => {
      const locale = languages.find(({ id }) => id === languageId)?.code;
      return isLocale(locale) && contents.trim() !== ""
        ? [{ locale, html: contents, style: meta.style }]
        : [];
    }),
  );
}

async function loadPage(path: string): Promise<AuthoredPage | undefined> {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const { name, parts = {} } = matchRoute(decoded) ?? {};
  switch (name) {
    case "page":
      return undefinedIfNotFound(loadPageByKey(parts.pageKey ?? "", FALLBACK_LOCALE));
    case "resourcePage":
      return undefinedIfNotFound(loadPageOfResource(Number(parts.resourceId), FALLBACK_LOCALE));
    case "home": {
      const { homeResourceId } = (await loadSetting("func_config")) ?? {};
      return homeResourceId === undefined
        ? undefined
        : undefinedIfNotFound(loadPageOfResource(homeResourceId, FALLBACK_LOCALE));
    }
    default:
      return undefined;
  }
}
