import {
  checkDeclaration,
  plainContext,
  type StyleContext,
  toPartProperty,
} from "@/lib/cms/clean/check-declaration";

const check = (property: string, value: string, context: Partial<StyleContext> = {}) =>
  checkDeclaration(property, value, { ...plainContext, ...context });

test.each([
  ["z-index", " AUTO ", " AUTO "],
  ["z-index", "0", "0"],
  ["z-index", "-1", "-1"],
  ["z-index", "-2", "-1"],
  ["z-index", "+3", "+3"],
  ["z-index", "10", "10"],
  ["z-index", " 11 !important", " 10 !important"],
  ["z-index", "high", null],
  ["z-index", "1.5", null],
  ["position", "fixed", null],
  ["position", " sticky ", " sticky "],
  ["filter", "url(#shade)", "url(#cms-shade)"],
  ["filter", "url(#cms-shade)", "url(#cms-shade)"],
  ["filter", "url(/shade.svg#a)", null],
  ["background", "url( /a.jpg )", "url( /a.jpg )"],
  ["background", "url(/a.jpg#top)", "url(/a.jpg#top)"],
  ["background", "url(#)", null],
  ["background", "url(#a)", null],
  ["background", "url(/a.jpg", null],
  ["background", "url('/a b.jpg')", null],
  ["background", `url("/a'b.jpg")`, null],
  ["background", "url('javascript:x')", null],
  ["content", "''", "''"],
  ["content", "'", null],
  ["content", "'a", null],
  ["content", "url('/a.jpg')", null],
  ["color", "--mine", null],
  ["color", "var(--mine)", "var(--cms-mine)"],
  ["color", "rgb(var(--mine))", "rgb(var(--cms-mine))"],
  ["color", "red $", null],
  ["color", "red) (", null],
  ["color", "rgb(1", null],
  ["width", "calc(2 * (1px + 3%))", "calc(2 * (1px + 3%))"],
  ["width", "[1px]", "[1px]"],
  ["width", "[1px", null],
  ["width", "-webkit-calc(1px)", "-webkit-calc(1px)"],
  ["width", "element(1px)", null],
  ["color", "red</", null],
  ["color", "r\\65 d", "red"],
  ["font-family", `"\\B9D1\\C740 \\ACE0\\B515", sans-serif`, `"맑은고딕", sans-serif`],
  ["font-family", `"\\B9D1\\C740  \\ACE0\\B515"`, `"맑은 고딕"`],
  ["font-family", "\\B9D1\\C740", "맑은"],
  ["content", `"\\201C"`, '"\u201c"'],
  ["content", `"a\\A b"`, `"a\\a b"`],
  ["content", `"\\"'\\\\"`, `"\\"'\\\\"`],
  ["content", `'\\'"'`, `'\\'"'`],
  ["content", `"\\e900"`, `"\ue900"`],
  ["content", `"\\3c/style>"`, null],
  ["content", `"\\0"`, `"\ufffd"`],
  ["content", `"\\7"`, null],
  ["content", `"a\\"`, null],
  ["background", "ur\\6c(/a.jpg)", null],
  ["background", `url("\\6a avascript:x")`, null],
  ["background", "url(\\2f a.jpg)", null],
  ["background", "\\75rl(/a.jpg)", null],
  ["color", "red\\9", null],
  ["color", "red\\3b top", null],
  ["width", "e\\78pression(1)", null],
  ["behavior", "x", null],
])("for %s the value %j becomes %j (R4.1)", (property, value, expected) => {
  expect(check(property, value)).toBe(expected);
  if (expected !== null) expect(check(property, expected)).toBe(expected);
});

test("a value of the maximum length is kept, and a longer one is removed", () => {
  expect(check("width", "1".repeat(8_192))).toHaveLength(8_192);
  expect(check("width", "1".repeat(8_193))).toBeNull();
});

test("animation names are prefixed per part, but only in animation properties", () => {
  const keyframes = new Map([["fade", "part-1-fade"]]);
  expect(check("animation", "fade 1s, other 2s", { keyframes })).toBe("part-1-fade 1s, other 2s");
  expect(check("-webkit-animation-name", "fade", { keyframes })).toBe("part-1-fade");
  expect(check("font-family", "fade", { keyframes })).toBe("fade");
});

test.each([
  ["z-index", "1", null],
  ["isolation", "isolate", null],
  ["all", "unset", null],
  ["display", "inline", null],
  ["display", "contents", null],
  ["display", " grid !important", " grid !important"],
  ["display", "-webkit-box", "-webkit-box"],
  ["display", "inline-flex", "inline-flex"],
  ["color", "inline", "inline"],
  ["transform", "none", "none"],
])("without stacking, for %s the value %j becomes %j (R4.1)", (property, value, expected) => {
  expect(check(property, value, { stacking: false })).toBe(expected);
});

test("the part's own box cannot be transformed (R4.1)", () => {
  expect(check("transform", "none", { isPart: true })).toBeNull();
  expect(check("color", "red", { isPart: true })).toBe("red");
  expect(check("display", "inline")).toBe("inline");
});

test("a rule with an attribute selector loads no image, but may refer to the part's own paint (R4.1)", () => {
  expect(check("background", "url(/a.jpg)", { pictures: false })).toBeNull();
  expect(check("background", "url('/a.jpg')", { pictures: false })).toBeNull();
  expect(check("fill", "url(#a)", { pictures: false })).toBe("url(#cms-a)");
});

test("an address is never combined with an author's variable (R4.1)", () => {
  expect(check("background", "url(/a.jpg) var(--mine)")).toBeNull();
  expect(check("background", "url('/a.jpg') var(--mine)")).toBeNull();
  expect(check("background", "url(/a.jpg) var(--ink)")).toBe("url(/a.jpg) var(--ink)");
});

test("an author's property is prefixed once, and our design tokens are not", () => {
  expect(toPartProperty("--mine")).toBe("--cms-mine");
  expect(toPartProperty("--cms-mine")).toBe("--cms-mine");
  expect(toPartProperty("--ink")).toBe("--ink");
});
