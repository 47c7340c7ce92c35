import { parse, type Selector } from "css-tree";
import { readsAttributes, scopeSelector } from "./scope-selector";

const selectorOf = (text: string) => parse(text, { context: "selector" }) as Selector;
const scope = (text: string) => scopeSelector(selectorOf(text), "[data-part=p]");

test.each([
  ["body", "[data-part=p]", true],
  [":root", "[data-part=p]", true],
  ["HTML body", "[data-part=p]", true],
  ["body.dark", "[data-part=p].dark", true],
  ["html body#a.dark", "[data-part=p]#cms-a.dark", true],
  ["body .a", "[data-part=p] .a", false],
  ["body.dark>.a", "[data-part=p].dark>.a", false],
  ["html>body .a", "[data-part=p] .a", false],
  [".a body", "[data-part=p] .a body", false],
  [".cms", "[data-part=p] .cms-cms", false],
  [".header_title", "[data-part=p] .cms-header_title", false],
  [".a\\:b", "[data-part=p] .a\\:b", false],
  [".\\63ms", "[data-part=p] .cms-cms", false],
  [".\\61x", "[data-part=p] .\\61x", false],
  ["xbody", "[data-part=p] xbody", false],
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
