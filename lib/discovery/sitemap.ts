import { languageAddresses } from "@/lib/discovery/language-addresses";
import { locales } from "@/lib/i18n/locales";
import { documentPaths } from "@/lib/routing/kept-documents";

/** A page that may be found: its path, and the instant (ISO 8601) of its last change where the back end knows it. */
export type ListedPage = { path: string; changedAt?: string | undefined };

/** Most addresses that one part may hold (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const PAGES_IN_A_PART = Math.floor(MOST_ADDRESSES / locales.length);

/** Cuts the list into parts that hold no more addresses than a part may; there is always one, for an index needs one. */
export function cutIntoParts(pages: readonly ListedPage[], pagesInAPart = PAGES_IN_A_PART): ListedPage[][] {
  const count = Math.max(1, Math.ceil(pages.length / pagesInAPart));
  return Array.from({ length: count }, (_, index) =>
    pages.slice(index * pagesInAPart, (index + 1) * pagesInAPart),
  );
}

/** The index of all parts, as XML (R11.2). A part changed when the latest of its pages did, if that is known of each. */
export function writeSitemapIndex(origin: string, parts: readonly ListedPage[][]): string {
  const entries = parts.map((pages, index) => {
    const address = `${origin}${documentPaths.sitemapPart(index + 1)}`;
    return `<sitemap><loc>${escapeXml(address)}</loc>${writeChange(latestChange(pages))}</sitemap>`;
  });
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</sitemapindex>\n`;
}

/**
 * One part, as XML (R11.2): every page once in each language, each with all its languages and the address for readers
 * of any other, as its own head says. A page whose last change nobody knows has no `lastmod`.
 */
export function writeSitemap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ path, changedAt }) => {
    const { own, others } = languageAddresses(origin, path);
    const alternates = [...Object.entries(own), ["x-default", others] as const]
      .map(
        ([language, href]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
      )
      .join("");
    return locales.map(
      (locale) => `<url><loc>${escapeXml(own[locale])}</loc>${writeChange(changedAt)}${alternates}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function writeChange(changedAt: string | undefined): string {
  return changedAt === undefined ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
}

function latestChange(pages: readonly ListedPage[]): string | undefined {
  let latest: string | undefined;
  for (const { changedAt } of pages) {
    if (changedAt === undefined) return undefined;
    if (latest === undefined || Date.parse(changedAt) > Date.parse(latest)) latest = changedAt;
  }
  return latest;
}
