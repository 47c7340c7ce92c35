import { toStrictHtml } from "@/lib/front/page/strict-html";

test("R11.2 a style sheet is told to be one, and nothing more", () => {
  expect(toStrictHtml('<link href="/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>')).toBe(
    '<link href="/a.css" rel="stylesheet" data-precedence="dynamic"/>',
  );
});

test.each([
  '<link rel="preload" as="style" href="/a.css"/>',
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/b.css"/>',
  '<p>&lt;link rel="stylesheet" as="style"></p>',
])("%s stays as it is", (html) => {
  expect(toStrictHtml(html)).toBe(html);
});
