import "server-only";
import { undefinedIfNotFound } from "@/app/_page-view/undefined-if-not-found";
import { loadPageByKey, loadPageOfResource } from "@/lib/cms/loaders";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { loadPromotion } from "@/lib/offer/loaders";
import { loadResource } from "@/lib/place/loaders";
import type { PathName, PublicRouteWithParams } from "@/lib/routing/route-table";
import { decodePath, matchRoute } from "@/lib/routing/route-template";

/**
 * Returns whether the back end knows the subject of the page at an internal path, before anything is rendered: a
 * made-up id costs a call and no page. Makes the same calls as the page itself, so that an existing page costs no
 * further call. A lookup that fails counts as there: the page itself then says what is wrong.
 */
export async function pageExists(path: string): Promise<boolean> {
  const [, locale, ...steps] = path.split("/");
  const pathname = decodePath(`/${steps.join("/")}`);
  const route = pathname === undefined ? undefined : matchRoute(pathname);
  if (route === undefined || !isLocale(locale) || !hasLookup(route.name)) return true;
  try {
    return (await lookups[route.name](route.parts, locale)) !== undefined;
  } catch {
    // The lookup failed, so that the page itself is rendered.
    return true;
  }
}

type Parts = Readonly<Record<string, string>>;

/** Finds the subject of a page; undefined when the back end says that there is none. The compiler refuses a gap. */
const lookups: Record<PublicRouteWithParams, (parts: Parts, locale: Locale) => Promise<unknown>> = {
  page: ({ pageKey = "" }, locale) => undefinedIfNotFound(loadPageByKey(pageKey, locale)),
  promotion: ({ resourceId, id }, locale) =>
    undefinedIfNotFound(loadPromotion(Number(resourceId), Number(id), locale)),
  // A resource without an authored page is shown by its own details.
  resourcePage: async ({ resourceId }, locale) => {
    const query = { id: Number(resourceId), includeAncestors: true };
    const page = await undefinedIfNotFound(loadPageOfResource(query.id, locale));
    return page ?? undefinedIfNotFound(loadResource(query, locale));
  },
};

function hasLookup(name: PathName): name is PublicRouteWithParams {
  return Object.hasOwn(lookups, name);
}
