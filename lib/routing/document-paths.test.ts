import { documentLifetime, documentPaths } from "@/lib/routing/document-paths";

const PICTURE = "/cards/ko/14/1401/0a1b2c3d.jpg";

test.each([
  documentPaths.robots,
  documentPaths.sitemap,
  documentPaths.sitemapPart(1),
  documentPaths.sitemapPart(99_999),
  documentPaths.manifest,
])("%s is a changing document, so it is cached for a while (R11.2)", (pathname) => {
  expect(documentLifetime(pathname)).toBe("short");
});

test.each([PICTURE, "/cards/en/14/1401/0a1b2c3d.jpg", "/icons/0a1b2c3d/apple-180.png"])(
  "%s is a picture with a versioned address, so it is cached for good (R11.2)",
  (pathname) => {
    expect(documentLifetime(pathname)).toBe("immutable");
  },
);

test.each([
  "/",
  "/p/robots.txt",
  "/robots.txt/x",
  "/robotsxtxt",
  "/sitemap/0.xml",
  "/sitemap/01.xml",
  "/sitemap/100000.xml",
  "/cards/fr/14/1401/0a1b2c3d.jpg",
  `/x${PICTURE}`,
  `${PICTURE}x`,
  "/icons/0a1b2c3/apple-180.png",
  "/icons/0a1b2c3d/a/b.png",
])("the address %s is no document for robots", (pathname) => {
  expect(documentLifetime(pathname)).toBeUndefined();
});
