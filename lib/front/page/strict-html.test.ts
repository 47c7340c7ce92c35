import { toStrictHtml } from "@/lib/front/page/strict-html";

test("R11.2 a style sheet is told to be one, and nothing more", () => {
  expect(toStrictHtml('<link href="/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>')).toBe(
    '<link href="/a.css" rel="stylesheet" data-precedence="dynamic"/>',
  );
});

test("nobody is told to fetch the code of a widget before it is known whether it runs", () => {
  const code =
    '<link rel="preload" href="/_next/static/chunks/2vqsn4e-lg.js" as="script" fetchPriority="low"/>';
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/1tk9.css"/>';
  expect(toStrictHtml(code + sheet + code)).toBe(sheet);
});

test.each([
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="style" href="/a.css"/>',
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/b.css"/>',
  '<p>&lt;link rel="stylesheet" as="style"></p>',
])("%s stays as it is", (html) => {
  expect(toStrictHtml(html)).toBe(html);
});
