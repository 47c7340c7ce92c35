import type { Selector } from "css-tree";
import { parseCss } from "@/lib/cms/clean/parse-css";
import { readsAttributes, scopeSelector } from "@/lib/cms/clean/scope-stylesheet";

const selectorOf = (text: string) => parseCss(text, { context: "selector" }) as Selector;
const scope = (text: string) => scopeSelector(selectorOf(text), "._p");

test.each([
  ["body", "._p", true],
  [":root", "._p", true],
  ["HTML body", "._p", true],
  ["body.dark", "._p.dark", true],
  ["html body#a.dark", "._p#cms-a.dark", true],
  ["body .a", "._p .a", false],
  ["body.dark>.a", "._p.dark>.a", false],
  ["html>body .a", "._p .a", false],
  [".a body", "._p .a body", false],
  [".cms", "._p .cms-cms", false],
  [".header_title", "._p .cms-header_title", false],
  [".a\\:b", "._p .a\\:b", false],
  [".\\63ms", "._p .cms-cms", false],
  [".\\61x", "._p .\\61x", false],
  ["xbody", "._p xbody", false],
])("the selector %s becomes %s (R2.4)", (text, scoped, isPart) => {
  expect(scope(text)).toEqual({ text: scoped, isPart });
});

test.each(["body + .a", "html ~ .a", "body.dark + .a", "> .a", "+ .a", "&.a", ".a &", ".a:unknown(b, {c})"])(
  "the selector %s reaches beyond the part and is removed (R2.4)",
  (text) => {
    expect(scope(text)).toBeNull();
  },
);

test("a selector that reads attributes is detected at any depth (R4.1)", () => {
  expect(readsAttributes(selectorOf("input[value^=a]"))).toBe(true);
  expect(readsAttributes(selectorOf(".a:not([value])"))).toBe(true);
  expect(readsAttributes(selectorOf(".a:hover"))).toBe(false);
});
