import { request } from "undici";
import { type ListedPage, languageAddresses } from "@/lib/cms/discovery/sitemap";
import { locales } from "@/lib/i18n/locales";
import { decodePath, matchRoute } from "@/lib/routing/route-template";
import type { Publication } from "@/lib/server/instances/shared-publications";
import { log } from "@/lib/server/log/log";
import type { Env } from "@/lib/server/settings/env-schema";

/** The maximum number of addresses in one message, as IndexNow allows. */
const MAX_ADDRESSES = 10_000;
const WITHIN_MS = 10_000;

/** Returns the path at which search engines find the key, which proves that the message is the site's own. */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/**
 * Creates what notifies search engines of published pages (IndexNow), of those that may be indexed, which `listPages`
 * lists; `undefined` without a key, and on a site that must not be indexed. It never throws: a delayed crawl does no
 * harm, so a failure is only logged.
 */
export function createIndexNow(
  {
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: endpoint,
    PUBLIC_ORIGIN: origin,
    SEARCH_ENGINES,
  }: Pick<Env, "INDEXNOW_KEY" | "INDEXNOW_ENDPOINT" | "PUBLIC_ORIGIN" | "SEARCH_ENGINES">,
  listPages: () => Promise<readonly ListedPage[]>,
  send = sendTo,
): ((publication: Publication) => Promise<void>) | undefined {
  if (key === undefined || SEARCH_ENGINES === "off") return undefined;
  return async (publication) => {
    try {
      const pages = (await listPages()).filter(({ path }) => isPublished(publication, path));
      const addresses = pages.flatMap(({ path }) => {
        const { own } = languageAddresses(origin, path);
        return locales.map((locale) => own[locale]);
      });
      if (addresses.length === 0) return;
      const status = await send(
        endpoint,
        JSON.stringify({
          host: new URL(origin).host,
          key,
          keyLocation: `${origin}${indexNowKeyPath(key)}`,
          urlList: addresses.slice(0, MAX_ADDRESSES),
        }),
      );
      if (status >= 400) log.warn(`search engines were not notified of a publication: status ${status}`);
    } catch (error) {
      log.warn("search engines were not notified of a publication", error);
    }
  };
}

/** Sends the message and returns the status; throws what the connection throws. */
async function sendTo(endpoint: string, message: string): Promise<number> {
  const { statusCode, body } = await request(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: message,
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  await body.dump();
  return statusCode;
}

/** Returns whether this page itself was published. Pages that merely list it change little and are recrawled anyway. */
function isPublished(publication: Publication, path: string): boolean {
  if (publication.kind === "all") return true;
  const { tags } = publication;
  const decoded = decodePath(path);
  if (decoded === undefined) return false;
  const { name, parts = {} } = matchRoute(decoded) ?? {};
  switch (name) {
    case "page":
      return tags.has(`page:${parts.pageKey}`);
    case "resourcePage":
      return tags.has(`resource:${parts.resourceId}`);
    case "promotion":
      return tags.has(`promotion:${parts.id}`);
    default:
      return false;
  }
}
