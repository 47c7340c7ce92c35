import "server-only";
import { undefinedIfNotFound } from "@/app/page-view/undefined-if-not-found";
import { loadPageByKey, loadPageOfResource } from "@/lib/cms/loaders";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { loadPromotion } from "@/lib/promotion/loaders";
import { loadResource } from "@/lib/resource/loaders";
import { decodePath } from "@/lib/routing/decode-path";
import { matchRoute } from "@/lib/routing/match-route";

/**
 * Returns whether the back end knows the subject of the page at an internal path, before anything is rendered: a
 * made-up id costs a call and no page. Makes the same calls as the page itself, so that an existing page costs no
 * further call. A lookup that fails counts as there: the page itself then says what is wrong.
 */
export async function pageExists(path: string): Promise<boolean> {
  const [, locale, ...steps] = path.split("/");
  const pathname = decodePath(`/${steps.join("/")}`);
  const route = pathname === undefined ? undefined : matchRoute(pathname);
  if (route === undefined || !isLocale(locale)) return true;
  try {
    return await isKnown(route, locale);
  } catch {
    // The lookup failed, so that the page itself is rendered.
    return true;
  }
}

async function isKnown(
  { name, parts }: NonNullable<ReturnType<typeof matchRoute>>,
  locale: Locale,
): Promise<boolean> {
  const { resourceId = "", id = "", pageKey = "" } = parts;
  switch (name) {
    case "page":
      return (await undefinedIfNotFound(loadPageByKey(pageKey, locale))) !== undefined;
    case "promotion":
      return (await undefinedIfNotFound(loadPromotion(Number(resourceId), Number(id), locale))) !== undefined;
    case "resourcePage": {
      const query = { id: Number(resourceId), includeAncestors: true, includeDescendents: true };
      return (
        (await undefinedIfNotFound(loadPageOfResource(query.id, locale))) !== undefined ||
        (await undefinedIfNotFound(loadResource(query, locale))) !== undefined
      );
    }
    default:
      return true;
  }
}
