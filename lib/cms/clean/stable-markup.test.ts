import fc from "fast-check";
import { parseFragment } from "@/lib/cms/parse/parse-fragment";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import { findForbidden, textOf } from "@/tools/corpora/hostile/find-forbidden.test-support";

const clean = (html: string) => serializeNodes(parsePart(html, { scope: "test" }).nodes);

const tags =
  `a b i p div span table tbody tr td th caption col ul li dl dt dd h2 h3 button pre form nobr font em ruby rt
details summary figure video picture source img br svg g path title desc foreignObject math mtext mglyph style script
xmp noscript select option textarea template iframe marquee x-card o:p center label fieldset em strong`.split(
    /\s+/,
  );

const widgets = [
  '<div class="cms-box-profile">w</div>',
  '<a class="cms-box-share" title="t">w</a>',
  `<span class="cms-box-action" action='{"type":"share"}'>w</span>`,
  '<section class="cms-box-event" eventid="2"><button>w</button></section>',
  '<tr class="cms-box-profile"><td>w</td></tr>',
  '<div class="cms-box-login"><p class="cms-login-button">w</p></div>',
];

const declarations = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        ..."color background width margin font --mine --cms-mine --ink z-index fill -x- a\\62".split(" "),
      ),
      fc.constantFrom(
        ..."red var(--mine) var(--clay,#b4513a) calc(1px+var(--ink)) url(#a) url('/a.png') 'a;b' 99 /**/1 }{ !important".split(
          " ",
        ),
      ),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => pairs.map((pair) => pair.join(":")).join(";"));

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...tags).map((tag) => `<${tag}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  { weight: 2, arbitrary: fc.constantFrom(...widgets) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "text",
      " ",
      "\n",
      "&lt;",
      "&#13;",
      "\u00a0",
      "<!--",
      "-->",
      "]]>",
      "<![CDATA[",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: declarations.map((style) => `<p style="${style}">`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...tags),
        fc.constantFrom("onclick", "href", "style", "id", "class", "srcset"),
        fc.string(),
      )
      .map(([tag, name, value]) => `<${tag} ${name}="${value}">`),
  },
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

describe("any markup", () => {
  const numRuns = Number(process.env.HOSTILE_RUNS ?? 200);

  test("is output as bytes that a browser parses into the same tree (R4.1)", () => {
    fc.assert(
      fc.property(soup, (html) => {
        const { nodes, findings } = parsePart(html, { scope: "test" });
        const output = serializeNodes(nodes);
        expect(findings).not.toContainEqual(expect.objectContaining({ detail: "markup" }));
        expect(clean(output)).toBe(output);
        expect(writeRaw(parseFragment(output).nodes)).toBe(writeRaw(parseFragment(clean(output)).nodes));
        expect(findForbidden(output)).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("gives a tree whose HTML parses back to the same HTML (R4.1)", () => {
    fc.assert(
      fc.property(soup, (authored) => {
        const { nodes } = parsePart(authored, { scope: "test" });
        const html = serializeNodes(nodes);
        expect(clean(html)).toBe(html);
        expect(serializeNodes(parsePart(html, { scope: "test" }).nodes)).toBe(html);
      }),
      { numRuns },
    );
  });

  test("never makes the parser throw", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.string({ unit: "binary" }),
        (html, style) => {
          expect(() => parsePart(html, { scope: style, style: html })).not.toThrow();
        },
      ),
    );
  });
});

describe("trees that parsers restructure", () => {
  test.each([
    ["a link in a link", "<a href=/1>1<a href=/2>2</a></a>", '<a href="/1">1</a><a href="/2">2</a>'],
    ["overlapping bold and paragraph", "<b>1<p>2</b>3</p>", "<b>1</b><p><b>2</b>3</p>"],
    ["text in a table", "<table>x<tr><td>y</table>", "x<table><tbody><tr><td>y</td></tr></tbody></table>"],
    ["a row without its table", "<tr><td>x</td></tr>", "x"],
    ["a block in a paragraph", "<p>1<div>2</div>3</p>", "<p>1</p><div>2</div>3<p></p>"],
    ["list items without end tags", "<ul><li>1<li>2</ul>", "<ul><li>1</li><li>2</li></ul>"],
    ["a heading in a heading", "<h2>1<h3>2</h3></h2>", "<h2>1</h2><h3>2</h3>"],
    ["nested forms", "<form>1<form>2</form>3</form>", "123"],
    [
      "unknown elements in a link",
      "<a href=/1><x-y><a href=/2>2</a></x-y></a>",
      '<a href="/1"></a><a href="/2">2</a>',
    ],
    [
      "nested links separated only by a removed element",
      "<a href=/1>1<marquee><a href=/2>2</a></marquee></a>",
      '<a href="/1">1</a><a href="/2">2</a>',
    ],
    ["an obsolete image element", "<image src=/a.png>", '<img src="/a.png">'],
    ["an unfinished tag", "<p>x<div class='", "<p>x</p>"],
    [
      "a document",
      "<!doctype html><html><head><title>t</title></head><body class=x><p>x</p></body></html>",
      "<p>x</p>",
    ],
    ["HTML breaking out of an SVG", "<svg><p>x</p></svg>", "<svg></svg><p>x</p>"],
    [
      "an integration point",
      "<svg><title><style><!--</style><img src=x onerror=1>--></title></svg>",
      "<svg></svg>",
    ],
    ["a formula", "<math><mi>x</mi></math>y", "y"],
    ["noscript", '<noscript><p title="</noscript><img src=x onerror=1>">', '<img src="x">"&gt;'],
    [
      "a template in an SVG as the last element",
      "<p>1</p><svg><template></template></svg>2",
      "<p>1</p><svg></svg>2",
    ],
    [
      "a table in a formula, ended by a select",
      "<p>1</p><table><math><td><mo><select></table><p>2</p>",
      "<p>1</p><table><tbody><tr><td></td></tr></tbody></table><p>2</p>",
    ],
    ["a character reference with four hundred zeros", `a&#${"0".repeat(400)}65;b`, "aAb"],
    ["a character reference with four hundred nines", `a&#${"9".repeat(400)};b`, "a\ufffdb"],
    [
      "hexadecimal references, one without its semicolon",
      `a&#x${"0".repeat(400)}41 &#X${"f".repeat(400)}`,
      "aA \ufffd",
    ],
    ["character references of ordinary length", "&#65;&#x00000041;&#0128512;", "AA😀"],
    ["carriage returns", "a&#13;b\r\nc", "a\nb\nc"],
    ["a lone surrogate", "a\ud800b", "a\ufffdb"],
    ["NUL", "a\u0000b", "ab"],
  ])("%s: written so that a browser reads back the same text (R4.1)", (_what, html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });
});

test("no text of an ordinary document is lost (R4.1)", () => {
  const words = fc.array(fc.constantFrom("tea", "여울", "wine & dine", "5 > 3", "“quoted”"), {
    minLength: 1,
  });
  const plain = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6 },
      words.map((list) => list.join(" ").replaceAll("&", "&amp;").replaceAll(">", "&gt;")),
      fc
        .tuple(
          fc.constantFrom("div", "section", "span", "b", "center", "form", "x-card", "td"),
          tie("node"),
          tie("node"),
        )
        .map(([tag, one, two]) => `<${tag}>${String(one)} ${String(two)}</${tag}>`),
    ),
  })).node;
  fc.assert(
    fc.property(plain, (html) => {
      expect(textOf(clean(String(html)))).toBe(textOf(String(html)));
    }),
  );
});

function writeRaw(nodes: ReturnType<typeof parseFragment>["nodes"]): string {
  return JSON.stringify(
    nodes.map((node) => [
      node.name ?? node.data,
      node.attribs ?? {},
      node.namespace ?? "",
      writeRaw(node.children ?? []),
    ]),
  );
}
