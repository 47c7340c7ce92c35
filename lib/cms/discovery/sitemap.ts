import { escapeMarkup } from "@/lib/base/escape-markup";
import { byLocale, FALLBACK_LOCALE, type Locale, locales } from "@/lib/i18n/locales";
import { documentPaths } from "@/lib/routing/document-paths";
import { routes } from "@/lib/routing/route-table";

/** Prefixes of API calls, logins, the ad scripts' frame and the staff's workbench, which hold no page to index. */
const CLOSED_WAYS = ["/api/", "/auth/", "/visit", "/workbench"];

/**
 * Returns the text of `robots.txt` (R11.2). Where search engines are allowed, it disallows what belongs to one guest or
 * to staff, by the route table, and names the sitemap; where they are not, as on a test site, it disallows everything.
 */
export function writeRobots(origin: string, isIndexable: boolean): string {
  if (!isIndexable) return "User-agent: *\nDisallow: /\n";
  const closed = routes.filter(({ listed }) => listed !== true).map(({ path }) => toPrefix(path));
  const lines = [...new Set([...CLOSED_WAYS, ...closed])].sort().map((prefix) => `Disallow: ${prefix}`);
  return ["User-agent: *", ...lines, "", `Sitemap: ${origin}${documentPaths.sitemap}`, ""].join("\n");
}

/** Converts a route to a robots prefix, with `*` for any text. An optional last segment needs no mention. */
function toPrefix(path: string): string {
  return path.replace(/\/\{\w+\?\}$/, "").replace(/\{\w+\}/g, "*");
}

/** All addresses of one page: one per language, and one for readers of any other language. */
type LanguageAddresses = { own: Readonly<Record<Locale, string>>; others: string };

/**
 * Returns the addresses under which a page can be found (R11.2). Each language has one, by its query key; readers of
 * any other language (x-default) are sent to the fallback language's. The address without the key varies by reader, so
 * it is no page of its own and names the one that it shows. The page head and the sitemap both use this, because
 * crawlers ignore alternates that only one of them lists.
 */
export function languageAddresses(origin: string, path: string): LanguageAddresses {
  const own = byLocale((locale) => `${origin}${path}?language=${locale}`);
  return { own, others: own[FALLBACK_LOCALE] };
}

/**
 * A page that search engines may list: its path, and the instant (ISO 8601) of its last change where the back end knows
 * it.
 */
export type ListedPage = { path: string; changedAt?: string | undefined };

/** Maximum number of addresses in one part (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

const PAGES_IN_A_PART = Math.floor(MAX_ADDRESSES / locales.length);

/**
 * Splits the list into parts of at most `pagesInAPart` pages. Always returns at least one part, because an index needs
 * one.
 */
export function splitIntoParts(pages: readonly ListedPage[], pagesInAPart = PAGES_IN_A_PART): ListedPage[][] {
  const count = Math.max(1, Math.ceil(pages.length / pagesInAPart));
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * pagesInAPart, (index + 1) * pagesInAPart),
  );
}

/**
 * Returns the index of all parts as XML (R11.2). A part's last change is the latest of its pages, if known for all of
 * them.
 */
export function writeSitemapIndex(origin: string, parts: readonly ListedPage[][]): string {
  const entries = parts.map((pages, index) => {
    const address = `${origin}${documentPaths.sitemapPart(index + 1)}`;
    return `<sitemap><loc>${escapeMarkup(address)}</loc>${writeChange(latestChange(pages))}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</sitemapindex>\n`;
}

/**
 * Returns one part as XML (R11.2): every page once per language, each with all its languages and the x-default address,
 * as in the page's own head. A page whose last change is unknown has no `lastmod`.
 */
export function writeSitemap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const { own, others } = languageAddresses(origin, path);
    const alternates = [...Object.entries(own), ["x-default", others] as const]
      .map(
        ([language, href]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
      )
      .join("");
    return locales.map(
      (locale) => `<url><loc>${escapeMarkup(own[locale])}</loc>${writeChange(changedAt)}${alternates}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function writeChange(changedAt: string | undefined): string {
  return changedAt === undefined ? "" : `<lastmod>${escapeMarkup(changedAt)}</lastmod>`;
}

function latestChange(pages: readonly ListedPage[]): string | undefined {
  let latest: string | undefined;
  for (const { changedAt } of pages) {
    if (changedAt === undefined) return undefined;
    if (latest === undefined || Date.parse(changedAt) > Date.parse(latest)) latest = changedAt;
  }
  return latest;
}
