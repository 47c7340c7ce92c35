import { isScopedStylesheet } from "@/lib/cms/clean/is-scoped-stylesheet";
import { scopeStylesheets } from "@/lib/cms/clean/scope-stylesheet";
import { readHostileMarkup } from "@/tools/corpora/hostile/hostile-lists.test-support";

const PART = "1-page";

test.each([
  ".a, body > p:not(.b){margin:0}",
  "color:red; margin:0",
  ".a{background:url(/a.jpg)} .b{background:url('https://media.test/b.jpg?w=1&h=2')}",
  "input[value^=a]{color:red}",
  "@media (400px <= width < 600px){@supports (display:grid){.a{display:grid}}}",
  "@keyframes fade{from{opacity:0}50%,to{opacity:1}}.a{animation:fade 1s,other 2s}",
  ":root{--gold: #c49a3c;z-index:3}.a{color:var(--gold, red);z-index:9999!important}",
  ".a:nth-child(2n + 1)::before{content:'한글 · é'}",
  ".a{color:red;\r\n margin:0}\r\n/* between */.b{top:0}",
  "svg .c{clip-path:url(#round)}",
])("the scoped form of %j is recognised", (style) => {
  const { css } = scopeStylesheets([style], PART);
  expect(css).not.toBe("");
  expect(isScopedStylesheet(css, PART)).toBe(true);
});

test("the scoped form of every hostile style sheet is recognised, but not the hostile style sheet itself", () => {
  for (const payload of readHostileMarkup()) {
    const { css } = scopeStylesheets([payload], PART);
    expect([payload, isScopedStylesheet(css, PART)]).toEqual([payload, true]);
    if (payload.includes("{")) expect([payload, isScopedStylesheet(payload, PART)]).toEqual([payload, false]);
  }
});

const scope = `._${PART}`;

test.each([
  ".a{color:red}",
  "body{color:red}",
  "._2-page .a{color:red}",
  `${scope} .a,.b{color:red}`,
  `${scope}+.a{color:red}`,
  `${scope}~ .a{color:red}`,
  '[class*="_1-page"] .a{color:red}',
  `${scope} input[value^=a]{background:url(https://e.example/a)}`,
  `${scope}[value^=a]{background:url(https://e.example/a)}`,
  `${scope} .a:has([value^=a]){background:url(https://e.example/a)}`,
  `${scope} .a{position:fixed}`,
  `${scope} .a{z-index:999}`,
  `${scope}{z-index:1}`,
  `${scope} .a{top:0;.b{top:0}}`,
  `${scope} .a{--ink:red}`,
  "@import url(https://e.example/x.css);",
  "@font-face{font-family:x;src:url(https://e.example/x)}",
  "@media screen{.a{top:0}}",
  `@layer x{${scope} .a{top:0}}`,
  "@keyframes fade{to{opacity:0}}",
  `@keyframes part-1-page-x{to{background:url(javascript:alert(1))}}`,
  `${scope} .a{color:red}} body{display:none`,
  "{",
])("the unscoped style sheet %j is not recognised as scoped", (css) => {
  expect(isScopedStylesheet(css, PART)).toBe(false);
});
