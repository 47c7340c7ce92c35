import "server-only";
import { loadListedPages } from "@/app/_discovery/load-listed-pages";
import { pageExists } from "@/app/_page-view/page-exists";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { decodePath } from "@/lib/routing/decode-path";
import { namedRoutes } from "@/lib/routing/route-table";

const LOOKED_UP_AT_A_TIME = 8;

/** Returns which of these own paths do not exist. Paths that cannot be looked up just now are left out. */
export async function findMissingPages(paths: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>();
  for (let at = 0; at < paths.length; at += LOOKED_UP_AT_A_TIME)
    await Promise.all(
      paths.slice(at, at + LOOKED_UP_AT_A_TIME).map(async (path) => {
        if (!(await pageExists(`/${FALLBACK_LOCALE}${path}`))) missing.add(path);
      }),
    );
  return missing;
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
