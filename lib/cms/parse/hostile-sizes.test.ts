import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { parsePart } from "./parse-part";

const many = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join("");

describe("markup that tries to exhaust the server (R4.1)", () => {
  test.each([
    ["100,000 nested div", "<div>".repeat(100_000)],
    ["200,000 unclosed b", "<b>".repeat(200_000)],
    ["an attribute of one megabyte", `<p title="${"x".repeat(1_048_000)}">text</p>`],
    ["50,000 attributes", `<p ${many(50_000, (i) => `a${i} `)}>text</p>`],
    ["50,000 attributes that contain '>'", `<p ${many(50_000, (i) => `a${i}=">" `)}>text</p>`],
    ["attributes behind a comment that looks like a tag", `<!-- <a "--><p ${many(50_000, (i) => `a${i} `)}>`],
    ["attributes behind a no-break space", `<a x=\u00a0" ${many(50_000, (i) => `a${i} `)}">`],
    ["200,000 end tags without a start", "</p>".repeat(200_000)],
    ["formatting that is reopened in every paragraph", many(5_000, (i) => `<p><b a${i}></p>`)],
    ["nested tables", "<table><tr><td>".repeat(20_000)],
    ["text moved out of a table", `<table>${"<b></b>x".repeat(30_000)}`],
    ["overlapping links and blocks", `${"<a><div>".repeat(120)}${"</a>".repeat(100)}`.repeat(100)],
    ["nested templates", "<template>".repeat(100_000)],
    ["nested SVGs", "<svg>".repeat(100_000)],
    ["unclosed quotes", '<a "'.repeat(200_000)],
    ["a style of one megabyte", `<p style="${"color:red;".repeat(100_000)}">text</p>`],
    ["nested event boxes", `<div class="cms-box-event" eventid="1">`.repeat(250) + "<i></i>".repeat(5_000)],
    ["two megabytes of text", "word ".repeat(400_000)],
  ])("%s is cut, with a finding", (_what, html) => {
    const { nodes, findings } = parsePart(html, { scope: "test" });
    expect(findings.length).toBeGreaterThan(0);
    expect(serializeNodes(nodes).length).toBeLessThan(1_200_000);
  });

  test.each([
    ["many rules", ".a{color:red}".repeat(50_000)],
    ["nested selectors", `${":not(".repeat(20_000)}a`],
    ["nested brackets", `a{b:${"(".repeat(60_000)}`],
    ["nested braces", "{".repeat(100_000)],
    ["nested conditions", "@media x{".repeat(12_000)],
    ["unclosed comments", "/*".repeat(50_000)],
  ])("a style sheet of %s never throws", (_what, style) => {
    expect(parsePart("x", { scope: "test", style }).nodes).toEqual([{ kind: "text", text: "x" }]);
  });

  test("findings are limited to two hundred, each reported once", () => {
    const html = many(500, (i) => `<x-${i} onclick=1></x-${i}><p onclick=1>`);
    expect(parsePart(html, { scope: "test" }).findings).toHaveLength(200);
  });
});
