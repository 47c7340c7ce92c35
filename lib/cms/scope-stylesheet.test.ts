import { scopeStylesheet } from "./scope-stylesheet";

const scoped = (style: string) => scopeStylesheet(style, "1-page").css;
const part = '[data-part="1-page"]';

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
    ["", ""],
  ])("R2.4 %j becomes %j", (style, expected) => {
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
    [".a{left:0;.b{top:0}}", `${part} .a{left:0}`],
    [".a{--ink:red}", ""],
    [".a{background:url(javascript:x)}", ""],
    ["@media x{@import 'y';.a{top:0}}", `@media x{${part} .a{top:0}}`],
  ])("case 30: of %j only %j is left", (style, expected) => {
    expect(scoped(style)).toBe(expected);
  });

  test("case 30: no style sheet can end its own element", () => {
    for (const style of [
      "</style><script>x</script>",
      ".a::before{content:'</style>'}",
      "a[b='</style>']{top:0}",
    ]) {
      expect(scoped(style)).not.toMatch(/<\//);
    }
  });

  test("a part's name cannot break out of the selector", () => {
    expect(scopeStylesheet(".a{top:0}", '"]{} </style>').css).not.toMatch(/"\]\{\}|<\//);
  });

  test("what had to go is told", () => {
    expect(scopeStylesheet("@import 'x';.a{position:fixed;top:0}", "p").removed).toEqual([
      "@import",
      "position",
    ]);
  });
});
