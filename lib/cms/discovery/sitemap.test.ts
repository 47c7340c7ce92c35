/** @jest-environment jsdom */
import {
  type ListedPage,
  MAX_ADDRESSES,
  splitIntoParts,
  writeSitemap,
  writeSitemapIndex,
} from "@/lib/cms/discovery/sitemap";
import { locales } from "@/lib/i18n/locales";

const ORIGIN = "https://dining.test";

/** Parses as a crawler does: with a strict XML parser. */
function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

test("the sitemap lists a page once per language, with all its languages and x-default (R11.2)", () => {
  const document = parseXml(
    writeSitemap(ORIGIN, [{ path: "/r/10", changedAt: "2026-11-20T09:00:00+09:00" }]),
  );
  expect(textsOf(document, "loc")).toEqual(
    locales.map((locale) => `https://dining.test/r/10?language=${locale}`),
  );
  expect(textsOf(document, "lastmod")).toEqual(locales.map(() => "2026-11-20T09:00:00+09:00"));
  for (const entry of document.getElementsByTagName("url")) {
    const alternates = [...entry.getElementsByTagName("xhtml:link")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(alternates).toEqual([
      ...locales.map((locale) => [locale, `https://dining.test/r/10?language=${locale}`]),
      ["x-default", "https://dining.test/r/10?language=en"],
    ]);
  }
});

test("the sitemap is well-formed XML for any address and date (R11.2)", () => {
  const hostile = [
    { path: "/p/a&b", changedAt: "2026-01-01T00:00:00Z" },
    { path: `/p/"'<x>`, changedAt: `<!--` },
    { path: "/p/%EC%97%AC%EC%9A%B8" },
  ];
  const document = parseXml(writeSitemap(ORIGIN, hostile));
  expect(textsOf(document, "loc")).toContain("https://dining.test/p/a&b?language=ko");
  expect(document.getElementsByTagName("url")).toHaveLength(hostile.length * locales.length);
  expect(textsOf(document, "lastmod")).toHaveLength(2 * locales.length);
});

test("no part holds more than 50,000 addresses, and the index names every part (R11.2)", () => {
  const pagesPerPart = Math.floor(MAX_ADDRESSES / locales.length);
  const pages: ListedPage[] = Array.from({ length: 2 * pagesPerPart + 1 }, (_, id) => ({ path: `/r/${id}` }));
  const parts = splitIntoParts(pages);
  expect(parts.map(({ length }) => length)).toEqual([pagesPerPart, pagesPerPart, 1]);
  expect(parts.flat()).toEqual(pages);
  expect(textsOf(parseXml(writeSitemapIndex(ORIGIN, parts)), "loc")).toEqual([
    "https://dining.test/sitemap/1.xml",
    "https://dining.test/sitemap/2.xml",
    "https://dining.test/sitemap/3.xml",
  ]);
});

test("a site without listed pages still has a well-formed index and part (R11.2)", () => {
  const parts = splitIntoParts([]);
  expect(parts).toEqual([[]]);
  expect(textsOf(parseXml(writeSitemapIndex(ORIGIN, parts)), "loc")).toHaveLength(1);
  expect(parseXml(writeSitemap(ORIGIN, [])).documentElement.tagName).toBe("urlset");
});

test("a part has a last change only where that of all its pages is known (R11.2)", () => {
  const early = { path: "/r/1", changedAt: "2026-11-20T23:30:00Z" };
  const late = { path: "/r/2", changedAt: "2026-11-21T09:00:00+09:00" };
  const index = (pages: ListedPage[]) => textsOf(parseXml(writeSitemapIndex(ORIGIN, [pages])), "lastmod");
  expect(index([early, late])).toEqual([late.changedAt]);
  expect(index([late, { path: "/r/3" }])).toEqual([]);
});
