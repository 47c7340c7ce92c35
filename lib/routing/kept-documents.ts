/** Paths of the documents that are no pages; `{n}` of a part counts from 1. */
export const documentPaths = {
  robots: "/robots.txt",
  sitemap: "/sitemap.xml",
  sitemapPart: (part: number) => `/sitemap/${part}.xml`,
} as const;

const DOCUMENT = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/[1-9]\d{0,4}\.xml)$/;

/**
 * Is this the path of a document that is no page and the same bytes for everybody (R11.2)? Such a one is made by the
 * application, kept and renewed like a page, and has neither language nor audience.
 */
export function isKeptDocument(pathname: string): boolean {
  return DOCUMENT.test(pathname);
}
