import { isScopedStylesheet } from "@/lib/cms/clean/is-scoped-stylesheet";
import { scopeStylesheets } from "@/lib/cms/clean/scope-stylesheet";

const scoped = (style: string) => scopeStylesheets([style], "1-page").css;
const part = "._1-page";

describe("a part's style sheet", () => {
  test.each([
    [".a{color:red}", `${part} .a{color:red}`],
    [".a, .b > p{margin:0}", `${part} .a,${part} .b>p{margin:0}`],
    ["body{color:red}", `${part}{color:red}`],
    ["html body .a{color:red}", `${part} .a{color:red}`],
    [":root > .a{color:red}", `${part}>.a{color:red}`],
    ["body.dark .a{top:0}", `${part}.dark .a{top:0}`],
    ["*{box-sizing:border-box}", `${part} *{box-sizing:border-box}`],
    ["#menu a:hover{color:red}", `${part} #cms-menu a:hover{color:red}`],
    [".a:not(#x)::before{content:'·'}", `${part} .a:not(#cms-x)::before{content:'·'}`],
    [".a + .b ~ .c{top:0}", `${part} .a+.b~.c{top:0}`],
    ["@media (max-width: 600px){.a{top:0}}", `@media (max-width: 600px){${part} .a{top:0}}`],
    ["@media (400px <= width < 600px){.a{top:0}}", `@media (400px <= width < 600px){${part} .a{top:0}}`],
    ["@supports (display:grid){.a{display:grid}}", `@supports (display:grid){${part} .a{display:grid}}`],
    ["color:red; margin:0", `${part}{color:red; margin:0}`],
    [".a{background:url(/a.jpg)}", `${part} .a{background:url(/a.jpg)}`],
    [
      "@keyframes fade{from{opacity:0}50%,to{opacity:1}}.a{animation:fade 1s,other 2s}",
      `@keyframes part-1-page-fade{from{opacity:0}50%,to{opacity:1}}${part} .a{animation:part-1-page-fade 1s,other 2s}`,
    ],
    [
      ":root{--gold: #c49a3c}.a{color:var(--gold, red)}",
      `${part}{--cms-gold: #c49a3c}${part} .a{color:var(--cms-gold, red)}`,
    ],
    [".a{color:var(--ink)}", `${part} .a{color:var(--ink)}`],
    [".a{z-index:9999}.b{z-index:-5!important}", `${part} .a{z-index:10}${part} .b{z-index:-1!important}`],
    ["p.MsoNormal{mso-style-unhide:no;margin:0cm}", `${part} p.MsoNormal{margin:0cm}`],
    ["htmlx .a,xbody .b{top:0}", `${part} htmlx .a,${part} xbody .b{top:0}`],
    [":hover .a{top:0}", `${part} :hover .a{top:0}`],
    ["@-webkit-keyframes up{to{top:0}}", "@-webkit-keyframes part-1-page-up{to{top:0}}"],
    ["", ""],
  ])("the style sheet %j becomes %j (R2.4)", (style, expected) => {
    expect(scoped(style)).toBe(expected);
  });

  test.each([
    ["} body{display:none} .x{top:0}", `${part} .x{top:0}`],
    ["@import url(//evil/x.css);.a{top:0}", `${part} .a{top:0}`],
    ["@font-face{font-family:x;src:url(//evil/x)}", ""],
    ["@charset 'x';@namespace a url(x);@layer b;@page{margin:0}", ""],
    ["input[value^=a]{background:url(https://e.example/a)}", ""],
    ["input[value^=a]{color:red}", `${part} input[value^=a]{color:red}`],
    [
      ".a:has(input[value^=a]){background:url(https://e.example/a);top:0}",
      `${part} .a:has(input[value^=a]){top:0}`,
    ],
    [":root + .a{top:0}", ""],
    ["body ~ .a{top:0}", ""],
    ["> .a{top:0}", ""],
    [".a{position:fixed;top:0}", `${part} .a{top:0}`],
    [".a{--ink:red}", ""],
    [
      ".a{--b:url(https://e.example/a);--c:expression(x);--d:{};--cms-x:1;top:0}",
      `${part} .a{--cms-x:1;top:0}`,
    ],
    [".a{background:var(--b, url(https://e.example/a))}", ""],
    [".a{position:var(--p);z-index:var(--z)}", ""],
    ["body{z-index:5;isolation:auto;all:unset;top:0}", `${part}{top:0}`],
    [".a,body{z-index:5;top:0}", `${part} .a,${part}{top:0}`],
    ["@keyframes up{to{z-index:9;top:0}}", "@keyframes part-1-page-up{to{top:0}}"],
    ["z-index:5;top:0", `${part}{top:0}`],
    [".a{background:url(javascript:x)}", ""],
    ["@media x{@import 'y';.a{top:0}}", `@media x{${part} .a{top:0}}`],
    ["@supports (background:url(//evil/x)){.a{top:0}}", ""],
    ["@supports (background:URL('//evil/x')){.a{top:0}}", ""],
    ["@supports (content:'x'){.a{top:0}}", ""],
    ["@media screen/**/{.a{top:0}}", ""],
    ["@media \\73 creen{.a{top:0}}", ""],
    ["@media (min-width:1px)){.a{top:0}}", ""],
    ["@media ((min-width:1px){.a{top:0}}", ""],
    ["@media )(min-width:1px{.a{top:0}}", ""],
    ["@media x;{.a{top:0}}", ""],
    ["@media x @y{.a{top:0}}", ""],
    ["@media <!-- x{.a{top:0}}", ""],
    ["@media x -->{.a{top:0}}", ""],
    ["@media{.a{top:0}}", ""],
    ["& .a{top:0}", ""],
    [".a &{top:0}", ""],
    ["@keyframes-x up{to{top:0}}.a{top:0}", `${part} .a{top:0}`],
    ["@-x-keyframes up{to{top:0}}.a{top:0}", `${part} .a{top:0}`],
    ["@keyframes 'up'{to{top:0}}.a{animation:up 1s}", `${part} .a{animation:up 1s}`],
    ["@keyframes up{to{top:0}x{left:0}--y:1}", "@keyframes part-1-page-up{to{top:0}}"],
    [
      `${"@media x{".repeat(8)}.a{top:0}${"}".repeat(8)}`,
      `${"@media x{".repeat(8)}${part} .a{top:0}${"}".repeat(8)}`,
    ],
    [`${"@media x{".repeat(9)}.a{top:0}${"}".repeat(9)}`, ""],
  ])("a hostile style sheet %j becomes %j", (style, expected) => {
    expect(scoped(style)).toBe(expected);
  });

  test("no style sheet can end its own element (R2.4)", () => {
    for (const style of [
      "</style><script>x</script>",
      ".a::before{content:'</style>'}",
      "a[b='</style>']{top:0}",
    ]) {
      expect(scoped(style)).not.toMatch(/<\//);
    }
  });

  test("a part's name cannot break out of the selector", () => {
    expect(scopeStylesheets([".a{top:0}"], '"]{} </style>').css).not.toMatch(/"\]\{\}|<\//);
  });

  test("removed rules and properties are reported", () => {
    expect(scopeStylesheets(["@import 'x';.a{position:fixed;top:0}"], "p").removed).toEqual([
      "@import",
      "position",
    ]);
  });

  test.each([
    [":root + .a{top:0}", [":root + .a"]],
    ["& .a{top:0}", ["& .a"]],
    [".a{/* why */top:0}", []],
    [`.a{left:0;${"b".repeat(50)}}`, ["b".repeat(40)]],
    [".a::before{.b{top:0}}", ["& .b"]],
    ["position:fixed;top:0", ["position"]],
    ["@keyframes 'up'{to{top:0}}", ["@keyframes"]],
  ])("of %j the removed source text is reported: %j", (style, removed) => {
    expect(scopeStylesheets([style], "p").removed).toEqual(removed);
  });
});

describe("nested rules and layers", () => {
  test.each([
    [".a{left:0;.b{top:0}}", `${part} .a{left:0}${part} .a .b{top:0}`],
    [".a{top:0;&:hover{top:1px}left:0}", `${part} .a{top:0}${part} .a:hover{top:1px}${part} .a{left:0}`],
    [".a{a:hover{top:0}color:red}", `${part} .a a:hover{top:0}${part} .a{color:red}`],
    [".a,.b{.c,> .d{top:0}}", `${part} .a .c,${part} .b .c,${part} .a>.d,${part} .b>.d{top:0}`],
    ["body{.a{top:0}}", `${part} .a{top:0}`],
    [".x .a{&.b{top:0}.c &{left:0}}", `${part} .x .a.b{top:0}${part} .c :is(.x .a){left:0}`],
    [".a{&div{top:0}&:not(&.b){left:0}}", `${part} div:is(.a){top:0}${part} .a:not(:is(.a).b){left:0}`],
    [".a{.b{.c{top:0}}}", `${part} .a .b .c{top:0}`],
    [
      ".a{@media (width > 1px){top:0;.b{left:0}}}",
      `@media (width > 1px){${part} .a{top:0}}@media (width > 1px){${part} .a .b{left:0}}`,
    ],
    ["@media print{.a{& .b{top:0}}}", `@media print{${part} .a .b{top:0}}`],
    ["@layer base{.a{top:0}}", `${part} .a{top:0}`],
    [".a{left:0}@layer{.b{top:0}}", `${part} .b{top:0}${part} .a{left:0}`],
    [
      "@layer one, two;@layer two{.b{top:0}}@layer one{.a{top:0}@layer in{.c{top:0}}}@layer one.in{.d{top:0}}",
      `${part} .c{top:0}${part} .d{top:0}${part} .a{top:0}${part} .b{top:0}`,
    ],
    [".a{@layer x{top:0}left:0}", `${part} .a{top:0}${part} .a{left:0}`],
    [
      "@layer x{@keyframes up{to{top:0}}.a{animation:up 1s}}",
      `@keyframes part-1-page-up{to{top:0}}${part} .a{animation:part-1-page-up 1s}`,
    ],
    [".a{--x:{};/* why */.b{top:0}}", `${part} .a .b{top:0}`],
  ])("of the style sheet %j are kept as %j (R2.4)", (style, expected) => {
    const { css } = scopeStylesheets([style], "1-page");
    expect(css).toBe(expected);
    expect(isScopedStylesheet(css, "1-page")).toBe(true);
  });

  test.each([
    [".a{body &{top:0}}", `${part} :is(.a){top:0}`],
    [".a{+ .b{top:0}}", `${part} .a+.b{top:0}`],
    ["body{+ .b{top:0}}", ""],
    ["body{& + .b{top:0}&{z-index:9}}", ""],
    [".a{.b{position:fixed;background:url(javascript:x);left:0}}", `${part} .a .b{left:0}`],
    ["[value^=a]{.b{background:url(https://e.example/a);top:0}}", `${part} [value^=a] .b{top:0}`],
    [".b{[value^=a] &{background:url(https://e.example/a);top:0}}", `${part} [value^=a] :is(.b){top:0}`],
    [".a{}}body{.b{display:none}}", ""],
    [".a{.b{top:0}", `${part} .a .b{top:0}`],
    [".a{@import 'x';.b{top:0}}", `${part} .a .b{top:0}`],
    [".a{@media (a:url(x)){top:0}}", ""],
    ["@layer x{@import url(//evil/x.css);.cms{top:0}}", `${part} .cms-cms{top:0}`],
    [".a{.b</style><script>{top:0}}", ""],
    [`${".a{".repeat(9)}top:0${"}".repeat(9)}`, `${part} ${Array(9).fill(".a").join(" ")}{top:0}`],
    [`${".a{".repeat(10)}top:0${"}".repeat(10)}`, ""],
  ])("in a hostile style sheet %j become %j (R2.4)", (style, expected) => {
    const { css } = scopeStylesheets([style], "1-page");
    expect(css).toBe(expected);
    expect(isScopedStylesheet(css, "1-page")).toBe(true);
  });

  test("that would grow without bound are removed, with the sheet, at once (R2.4)", () => {
    const list = Array.from({ length: 50 }, (_, index) => `.a${index}`).join(",");
    const style = `${`${list}{`.repeat(8)}top:0${"}".repeat(8)}`;
    expect(scopeStylesheets([".x{top:0}", style], "1-page")).toMatchObject({
      css: `${part} .x{top:0}`,
      removed: ["style"],
    });
    const deep = `${".a{".repeat(20_000)}top:0${"}".repeat(20_000)}`;
    expect(scopeStylesheets([deep], "1-page").css).toBe("");
  });
});

describe("several style sheets of one part", () => {
  test("apply in order and share their animations (R2.4)", () => {
    const { css } = scopeStylesheets(
      ["color:red", ".a{animation:up 1s}", "@keyframes up{to{top:0}}"],
      "1-page",
    );
    expect(css).toBe(
      `${part}{color:red}${part} .a{animation:part-1-page-up 1s}@keyframes part-1-page-up{to{top:0}}`,
    );
  });

  test("are kept when another one is too deep or too long", () => {
    const deep = `${":is(".repeat(20_000)}.a${")".repeat(20_000)}{top:0}`;
    const { css, removed } = scopeStylesheets(
      [".a{top:0}", deep, ".b{top:0}", `.c{top:0}${" ".repeat(140_000)}`],
      "1-page",
    );
    expect(css).toBe(`${part} .a{top:0}${part} .b{top:0}`);
    expect(removed).toContain("style");
  });
});

describe("removal of single rules", () => {
  test.each([
    ["  ", "", []],
    [".a{top:0} garbage", `${part} .a{top:0}`, ["garbage"]],
    [".a{top:0}}.b{left:0}", `${part} .a{top:0}`, ["}.b"]],
    ["@KEYFRAMESX up{to{top:0}}", "", ["@KEYFRAMESX"]],
    ["@x-keyframes up{to{top:0}}", "", ["@x-keyframes"]],
    ["@charset 'x';.a{top:0}", `${part} .a{top:0}`, ["@charset"]],
    ["@keyframes up;.a{top:0}", `${part} .a{top:0}`, ["@keyframes"]],
    ["@keyframes up{to{z-index:5;top:0}x{top:0}}", "@keyframes part-1-page-up{to{top:0}}", ["z-index"]],
    ["@media (a: url(x)){.a{top:0}}", "", ["@media"]],
    ["@media (a:url('x')){.a{top:0}}", "", ["@media"]],
    ["@media (a)) ((b){.a{top:0}}", "", ["@media"]],
    ["@media ((a){.a{top:0}}", "", ["@media"]],
    [
      "@media (min-width:calc(1px + 2px)){.a{top:0}}",
      `@media (min-width:calc(1px + 2px)){${part} .a{top:0}}`,
      [],
    ],
    ["@media print{}", "", []],
    ["@media  print {.a{top:0}}", `@media print{${part} .a{top:0}}`, []],
    ["@supports (width: xurl(1px)){.a{top:0}}", `@supports (width: xurl(1px)){${part} .a{top:0}}`, []],
    [
      "@x-keyframes up{to{top:0}}@keyframesx up{to{top:0}}.a{animation:up 1s}",
      `${part} .a{animation:up 1s}`,
      ["@x-keyframes", "@keyframesx"],
    ],
    [
      "@keyframes up{to{animation-name:up}}@x-keyframes up{to{top:0}}@keyframesx up{to{top:0}}",
      "@keyframes part-1-page-up{to{animation-name:part-1-page-up}}",
      ["@x-keyframes", "@keyframesx"],
    ],
    [`.a{top:0} ${"x".repeat(60)}  `, `${part} .a{top:0}`, ["x".repeat(40)]],
    ["@supports;.a{top:0}", `${part} .a{top:0}`, ["@supports"]],
    ["position:relative;z-index:3;transform:none", `${part}{position:relative}`, ["z-index", "transform"]],
    ["z-index:3", "", ["z-index"]],
    ["body{z-index:3;transform:none;top:0}", `${part}{top:0}`, ["z-index", "transform"]],
    [".a{z-index:3;transform:none}", `${part} .a{z-index:3;transform:none}`, []],
    ["> .a{top:0}", "", ["> .a"]],
    [".a,> .b{top:0}", `${part} .a{top:0}`, ["> .b"]],
    [".a{unknown:1;mso-x:2;top:0}", `${part} .a{top:0}`, ["unknown"]],
    [".a{unknown:1}", "", ["unknown"]],
    ["[value]{background:url(/a.jpg);top:0}", `${part} [value]{top:0}`, ["background"]],
    [".a{content:'<\\/style>'}", "", ["content"]],
  ])("the style sheet %j becomes %j, and %j is reported (R2.4)", (style, css, removed) => {
    const scoped = scopeStylesheets([style], "1-page");
    expect(scoped.css).toBe(css);
    expect(scoped.removed).toEqual(removed);
  });

  test("a part whose name is not a CSS identifier keeps its rules", () => {
    expect(scopeStylesheets([".a{top:0}"], 'x"]y').css).toBe('._x\\"\\]y .a{top:0}');
  });

  test("all style sheets together may be as long as the limit, and no longer", () => {
    const sheet = ".a{top:0}";
    const spaces = " ".repeat(128 * 1024 - 2 * sheet.length);
    expect(scopeStylesheets([sheet, sheet + spaces], "p").removed).toEqual([]);
    expect(scopeStylesheets([sheet, `${sheet}${spaces} `], "p")).toMatchObject({
      css: "._p .a{top:0}",
      removed: ["style"],
    });
  });
});
