import { request } from "undici";
import type { Publication } from "@/lib/copies/publication";
import { languageAddresses } from "@/lib/discovery/language-addresses";
import type { ListedPage } from "@/lib/discovery/sitemap";
import type { Env } from "@/lib/env-schema";
import { locales } from "@/lib/i18n/locales";
import { log } from "@/lib/log/log";
import { matchRoute } from "@/lib/routing/match-route";

/** Most addresses that one call may tell (facts-crawlers 2.5). */
const MOST_ADDRESSES = 10_000;

export type IndexNowOptions = {
  key: string;
  origin: string;
  /** Every page that may be found; what is not among them is told to nobody. */
  listPages: () => Promise<readonly ListedPage[]>;
  /** Sends the message; raises what the connection raises, answers the status. */
  send: (message: string) => Promise<number>;
};

/** Where engines find the key again, which proves that the message is the site's own. */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/**
 * Tells search engines which pages were published (IndexNow). Never raises: that an engine comes later costs nobody
 * anything, so a failure is a line in the log.
 */
export function createIndexNow({
  key,
  origin,
  listPages,
  send,
}: IndexNowOptions): (publication: Publication) => Promise<void> {
  return async (publication) => {
    try {
      const pages = (await listPages()).filter(({ path }) => isPublished(publication, path));
      const addresses = pages.flatMap(({ path }) => {
        const { own } = languageAddresses(origin, path);
        return locales.map((locale) => own[locale]);
      });
      if (addresses.length === 0) return;
      const status = await send(
        JSON.stringify({
          host: new URL(origin).host,
          key,
          keyLocation: `${origin}${indexNowKeyPath(key)}`,
          urlList: addresses.slice(0, MOST_ADDRESSES),
        }),
      );
      if (status >= 400) log.warn(`search engines were not told of a publication: answered with ${status}`);
    } catch (error) {
      log.warn("search engines were not told of a publication:", error);
    }
  };
}

const WITHIN_MS = 10_000;

/** The same by the settings; undefined where there is no key, and on a site that nobody is to find. */
export function newsForEngines(
  { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT, PUBLIC_ORIGIN: origin, SEARCH_ENGINES }: Env,
  listPages: IndexNowOptions["listPages"],
): ReturnType<typeof createIndexNow> | undefined {
  if (key === undefined || SEARCH_ENGINES === "off") return undefined;
  return createIndexNow({ key, origin, listPages, send: (message) => sendTo(INDEXNOW_ENDPOINT, message) });
}

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

/** Is this the page that was published itself? Those that merely list it change a little, and are told in time anyway. */
function isPublished(publication: Publication, path: string): boolean {
  if (publication.kind === "all") return true;
  const { tags } = publication;
  const { name, parts = {} } = matchRoute(decodeURIComponent(path)) ?? {};
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
