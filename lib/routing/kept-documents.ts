import { locales } from "@/lib/i18n/locales";
import { ID, whole } from "@/lib/ids/ids";

/** Paths of the documents that are no pages; parts of the sitemap count from 1. */
export const documentPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
  manifest: "/manifest.webmanifest",
} as const;

const DOCUMENT = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/[1-9]\d{0,4}\.xml|manifest\.webmanifest)$/;
/** Pictures that are drawn here; their address carries a version of what they are drawn from. */
const VERSION = "[0-9a-f]{8}";
const DRAWN = whole(
  `/icons/${VERSION}/[\\w-]{1,40}\\.png|/cards/(?:${locales.join("|")})/${ID}/${ID}/${VERSION}\\.jpg`,
);

/** How long whoever asks may keep a document: a short while, or for good where its address changes with it. */
export type KeptFor = "a while" | "good";

/**
 * A document that is no page and the same bytes for everybody (R11.2), and how long it may be kept; undefined for every
 * other path. Such a one is made by the application, kept and renewed like a page, and has neither language nor
 * audience.
 */
export function keptDocument(pathname: string): KeptFor | undefined {
  if (DOCUMENT.test(pathname)) return "a while";
  return DRAWN.test(pathname) ? "good" : undefined;
}
