import "server-only";
import { pageExists } from "@/app/page-view/page-exists";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";

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
