import { parsePart } from "@/lib/cms/parse/parse-part";

const isLightOnly = (html: string, style?: string) => parsePart(html, { scope: "1-page", style }).isLightOnly;

test.each([
  ['<p style="color:#333">a</p>'],
  ['<p style="COLOR: RGB(51, 51, 51)">a</p>'],
  ['<span style="mso-x:1;color:black">a</span>'],
  ['<font color="#000080">a</font>'],
  ['<p style="color: var(--d, blue)">a</p>'],
  ['<p style="color:var(--d,rgb(0 0 80))">a</p>'],
  ['<p style="color:var(--d)">a</p><p style="--d:#222">b</p>'],
  ['<style>:root{--d:navy}</style><p style="color:var(--d, #fff)">a</p>'],
  ['<p style="color:hsl(200, 30%, 15%)">a</p>'],
  ['<p style="color:DarkSlateGray">a</p>'],
  ['<p style="color:windowtext">a</p>'],
  ['<table><tr><td bgcolor="#FFFFFF">a</td></tr></table>'],
  ['<div><div style="background:#fff url(x.png)">a</div><div style="background-color: white">b</div></div>'],
  ['<div style="background-color:rgb(245 245 245 / 90%)">a</div>'],
  ['<div style="background:#fff;color:var(--ink)">a</div>'],
  ['<p style="color:#222;background:none">a</p>'],
  ['<div style="color:#222"><p>a</p></div>'],
  ['<div style="background:#fff;color:#222"><p style="color:var(--ink)">a</p></div>'],
  ['<div style="background:#fff;color:#222"><div class="cms-box-profile"></div></div>'],
])("content with %s is designed for light paper only (R4.1)", (html) => {
  expect(isLightOnly(html)).toBe(true);
});

test.each([
  ["<p>a</p>"],
  ['<p style="color:var(--ink);background:var(--card)">a</p>'],
  ['<p style="color:#fff;background:#123">a</p>'],
  ['<p style="color:#222;background:#eee">a</p>'],
  ['<p style="color:var(--ink, black)">a</p>'],
  ['<p style="color:var(--d, #fff);background:var(--e, #123)">a</p>'],
  ['<p style="color:#ff8800">a</p>'],
  [
    '<style>.a{--d:#222}@media (prefers-color-scheme:dark){.a{--d:#fff}}.a{color:var(--d)}</style><p class="a">a</p>',
  ],
  ['<p style="--d:#222;color:var(--d);background:#eee">a</p>'],
  ['<p style="background:transparent;border-color:#000;background:none">a</p>'],
  ['<p style="background:rgba(255,255,255,.1)">a</p>'],
  ['<p style="background:linear-gradient(#fff,#eee)">a</p>'],
  ['<p style="color:inherit">a</p>'],
  ['<p style="color:tan">a</p>'],
  ['<p style="color:rgba(0, 0, 0, 40%)">a</p>'],
  ['<p style="color:#1d1a16;background:var(--saffron)">a</p>'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0" color="#000" style="color:#000"/></svg>'],
  ['<p style="color:constructor">a</p>'],
  ['<table bgcolor="#f3ecdf"><tr><td style="color:#1d1a16">a</td></tr></table>'],
  ['<div style="color:#222"><p style="background:#fff">a</p></div>'],
  ['<p style="color:#222"> <img src="/a.png"></p>'],
])("content with %s adapts to a dark screen (R4.1)", (html) => {
  expect(isLightOnly(html)).toBe(false);
});

test("whether content adapts to a dark screen follows from a part's style sheets as from its inline styles (R4.1)", () => {
  expect(isLightOnly("<p class=a>a</p>", ".a{font-size:14px;color:#444}")).toBe(true);
  expect(isLightOnly("<style>.a{background:#fafafa}</style><p class=a>a</p>")).toBe(true);
  expect(isLightOnly("<p class=a>a</p>", ".a{color:#444;background:#fafafa}.b{color:var(--ink)}")).toBe(
    false,
  );
});
