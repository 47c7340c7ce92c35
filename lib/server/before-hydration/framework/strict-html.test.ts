import { toStrictHtml } from "@/lib/server/before-hydration/framework/framework-html";

test("the invalid `as` attribute of a style sheet is removed (R11.2)", () => {
  expect(toStrictHtml('<link href="/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>')).toBe(
    '<link href="/a.css" rel="stylesheet" data-precedence="dynamic"/>',
  );
});

test("preloads of widget code are removed, because a widget may never run it", () => {
  const code =
    '<link rel="preload" href="/_next/static/chunks/2vqsn4e-lg.js" as="script" fetchPriority="low"/>';
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/1tk9.css"/>';
  expect(toStrictHtml(code + sheet + code)).toBe(sheet);
});

test("the comment that ends a text before an element is removed, and the one between two texts is kept (R4.1)", () => {
  expect(toStrictHtml("<p>a<!-- -->b</p>\n<!-- --><div>c<!-- --></div>")).toBe(
    "<p>a<!-- -->b</p>\n<div>c</div>",
  );
});

test.each([
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="style" href="/a.css"/>',
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/b.css"/>',
  '<p>&lt;link rel="stylesheet" as="style"></p>',
])("the markup %s is left unchanged", (html) => {
  expect(toStrictHtml(html)).toBe(html);
});
