import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const part = "._p";
const read = (html: string, style?: string) => {
  const { nodes, css, findings } = parsePart(html, { scope: "p", style });
  return { html: serializeNodes(nodes), css, findings };
};

describe("a style sheet within the markup", () => {
  test.each([
    ["before the content", "<style>.a{top:0}</style><p class=a>1</p>", `${part} .a{top:0}`],
    [
      "in the head of a whole document",
      "<html><head><style type=text/css>body{top:0}</style></head><body>1",
      `${part}{top:0}`,
    ],
    ["in a table", "<table><style>td{top:0}</style><tr><td>1</table>", `${part} td{top:0}`],
    ["wrapped in an HTML comment", "<style><!-- .a{top:0} --></style>", `${part} .a{top:0}`],
    [
      "two of them, in document order",
      "<style>.a{top:0}</style><i><style>.b{top:0}</style></i>",
      `${part} .a{top:0}${part} .b{top:0}`,
    ],
    [
      "two adjacent ones, in document order",
      "<div><style>.a{top:0}</style><style>.b{top:0}</style></div>",
      `${part} .a{top:0}${part} .b{top:0}`,
    ],
    [
      "with a media attribute",
      '<style media="(max-width: 600px)">.a{top:0}</style>',
      `@media (max-width: 600px){${part} .a{top:0}}`,
    ],
    [
      "in an SVG",
      "<svg><defs><style>.st0{fill:#fff}</style></defs><path class=st0 /></svg>",
      `${part} .st0{fill:#fff}`,
    ],
    ["of another type", "<style type=text/less>.a{top:0}</style>", ""],
    ["in a template", "<template><style>.a{top:0}</style></template>", ""],
    ["in a formula", "<math><style>.a{top:0}</style></math>", ""],
  ])("%s applies only to its own part (R2.4)", (_where, html, expected) => {
    const { css, html: shown } = read(html);
    expect(css).toBe(expected);
    expect(shown).not.toMatch(/style|top:0/);
  });

  test("it follows the part's own style sheet, and both may use the same animation name (R2.4)", () => {
    const { html, css } = read(
      '<style>.b{animation:up 1s}</style><p style="animation:up 2s">1</p>',
      "@keyframes up{to{top:0}}",
    );
    expect(css).toBe(`@keyframes part-p-up{to{top:0}}${part} .b{animation:part-p-up 1s}`);
    expect(html).toBe('<p style="animation:part-p-up 2s">1</p>');
  });

  test("only removed rules are reported", () => {
    expect(read("<style>.a{top:0}</style>").findings).toEqual([]);
    expect(read("<style>@import url(x);.a{behavior:url(x)}</style>").findings).toEqual([
      { code: "style-removed", detail: "@import" },
      { code: "style-removed", detail: "behavior" },
    ]);
  });
});
