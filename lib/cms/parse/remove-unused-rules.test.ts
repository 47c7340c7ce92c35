import { parsePart } from "@/lib/cms/parse/parse-part";
import { removeUnusedRules } from "@/lib/cms/parse/public-content";

/** Returns the part of a style sheet that is sent with a page of this content. */
function shown(html: string, style: string): string {
  const { css, nodes } = parsePart(html, { scope: "t", style });
  return removeUnusedRules(css, nodes).replaceAll("._t", "@");
}

test("rules of a shared style sheet that match nothing in this page are removed", () => {
  const style =
    ".a{color:red}.b{color:blue}.a .b{margin:0}.a,.b{padding:0}#c{margin:1px}@media print{.b{color:red}}@keyframes k{from{color:red}}.b{animation:k 1s}";
  expect(shown('<p class="a x">A</p>', style)).toBe("@ .a{color:red}@ .a{padding:0}");
});

test.each([
  ["an element", "<p>A</p>", "p:first-child{color:red}"],
  ["elements through :not() and :is()", "<p>A</p>", "p:not(.b){color:red}p:is(.b,p){color:red}"],
  ["attributes", "<p>A</p>", "[class*=b]{color:red}"],
  ["the part itself", "<p>A</p>", "body{color:red}"],
  ["a class with an escaped character", '<p class="md:row">A</p>', ".md\\:row{color:red}"],
  ["a class inside an SVG", '<svg><path class="line" d="M0 0"/></svg>', ".line{fill:red}"],
  [
    "a class inside a block",
    '<div class="cms-box-popup" popupid="p"><b class="in">x</b></div>',
    ".in{color:red}",
  ],
  ["a block's own class", '<div class="cms-box-list" items="[]"></div>', ".cms-box-list a{color:red}"],
  ["an anchor", '<p id="menu">A</p>', "#menu{color:red}"],
])("rules that refer to %s are kept unchanged", (_what, html, style) => {
  const { css, nodes } = parsePart(html, { scope: "t", style });
  expect(css).not.toBe("");
  expect(removeUnusedRules(css, nodes)).toBe(css);
});

test("the remaining style sheet cannot end its own element", () => {
  const style = '.gone{color:red}[title="<\\/style><script>alert(1)<\\/script>"]{color:red}';
  expect(shown("<p>A</p>", style)).not.toContain("</");
});
