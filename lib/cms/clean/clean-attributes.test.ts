import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const read = (html: string) => parsePart(html, { scope: "test", everyLine: true });
const clean = (html: string) => serializeNodes(read(html).nodes);

test.each([
  ['<p id=" x ">a</p>', '<p id="cms-x">a</p>'],
  ['<p id=" ">a</p>', "<p>a</p>"],
  ['<img src="/a.jpg" usemap=" #m ">', '<img src="/a.jpg" usemap="#cms-m">'],
  ['<img src="/a.jpg" usemap="m">', '<img src="/a.jpg">'],
  ['<a href="/a" rel="NoFollow  ugc evil">a</a>', '<a href="/a" rel="nofollow ugc">a</a>'],
  ['<p rel="nofollow">a</p>', "<p>a</p>"],
  ['<a name="top-1">a</a>', '<a id="cms-top-1">a</a>'],
  ['<a name="x" id="y">a</a>', '<a id="cms-y"><span id="cms-x"></span>a</a>'],
  ['<a name="y" id="y">a</a>', '<a id="cms-y">a</a>'],
  ['<a name="객실">a</a>', '<a id="cms-객실">a</a>'],
  [`<p id="${"객실".normalize("NFD")}">a</p>`, '<p id="cms-객실">a</p>'],
  [`<a href="#${"객실".normalize("NFD")}">a</a>`, '<a href="#cms-객실">a</a>'],
  ['<a name="Große_Größe">a</a>', '<a id="cms-Große_Größe">a</a>'],
  ['<a name="a b">a</a>', "<a>a</a>"],
  ['<area name="x" href="/a">', '<area href="/a">'],
  ['<p name="x">a</p>', "<p>a</p>"],
  ['<p hidden="until-found">a</p>', '<p hidden="">a</p>'],
  ['<img src="/a.jpg" srcset="/a.jpg 1x, javascript:x 2x">', '<img src="/a.jpg" srcset="/a.jpg 1x">'],
  ['<button type="submit">a</button>', '<button type="button">a</button>'],
  ['<p title="&quot;&amp;&lt;&gt;&nbsp;">a</p>', '<p title="&quot;&amp;&lt;&gt;&nbsp;">a</p>'],
  ['<p title="&quot;">a</p>', '<p title="&quot;">a</p>'],
  ["<p>&amp;</p>", "<p>&amp;</p>"],
  ["<p>a &lt; b &gt; c&nbsp;</p>", "<p>a &lt; b &gt; c&nbsp;</p>"],
  ["<pre>\n\na</pre>", "<pre>\n\na</pre>"],
  ["<pre>a</pre>", "<pre>a</pre>"],
])("markup with the attributes of %s becomes %s (R4.1)", (html, expected) => {
  expect(clean(html)).toBe(expected);
});

test("a pasted picture is reported with the beginning of its address, without the space around it (R4.1)", () => {
  const pasted = `data:image/png;base64,${"A".repeat(100)}`;
  expect(read(`<img alt="a" src="  ${pasted}">`).findings).toEqual([
    expect.objectContaining({ code: "picture-pasted", detail: `src=${pasted.slice(0, 40)}` }),
  ]);
});

describe("attributes in an SVG", () => {
  const SVG = "http://www.w3.org/2000/svg";
  test.each([
    [`<svg xmlns="${SVG}"></svg>`, `<svg xmlns="${SVG}"></svg>`],
    ['<svg xmlns="http://elsewhere.example/"></svg>', "<svg></svg>"],
    ['<svg aria-hidden="true" aria-label="a"></svg>', '<svg aria-hidden="true" aria-label="a"></svg>'],
    ['<svg aria-labelx="a" x-aria-label="b"></svg>', "<svg></svg>"],
    ['<svg><path fill="url(#g)"/></svg>', '<svg><path fill="url(#cms-g)"></path></svg>'],
    [`<svg><path fill="url('#g') none"/></svg>`, `<svg><path fill="url('#cms-g') none"></path></svg>`],
    ['<svg><path fill=" url( #cms-g )"/></svg>', '<svg><path fill=" url( #cms-g )"></path></svg>'],
    ['<svg><path fill="url(#g) attr(x)"/></svg>', "<svg><path></path></svg>"],
    ['<svg><path fill="attr(x)"/></svg>', "<svg><path></path></svg>"],
    ['<svg><stop values="javascript :x"/></svg>', "<svg><stop></stop></svg>"],
    ['<svg><stop values="javascript:x"/></svg>', "<svg><stop></stop></svg>"],
    ['<svg><stop values="script x"/></svg>', '<svg><stop values="script x"></stop></svg>'],
    ['<svg><use href=" #a "/></svg>', '<svg><use href="#cms-a"></use></svg>'],
    ['<svg><use href="/a.svg#b"/></svg>', "<svg><use></use></svg>"],
    ['<svg><image href="/a.jpg"/></svg>', '<svg><image href="/a.jpg"></image></svg>'],
  ])("markup with the attributes of %s becomes %s (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

test("removed attributes are reported with their line, and addresses with their first 80 characters (R11.4)", () => {
  const html = `<p>a</p>\n<p onclick="x()" href=" javascript:${"x".repeat(100)} " style="behavior:a">b</p>`;
  expect(read(html).findings).toEqual([
    { code: "handler-removed", detail: "onclick", line: 2, column: 1 },
    {
      code: "address-removed",
      detail: `href=${`javascript:${"x".repeat(100)}`.slice(0, 80)}`,
      line: 2,
      column: 1,
    },
    { code: "style-removed", detail: "behavior", line: 2, column: 1 },
  ]);
});

test("a value that is too long is reported by its attribute's name, cut to 40 characters (R11.4)", () => {
  const name = `data-${"n".repeat(60)}`;
  expect(read(`<p ${name}="${"x".repeat(65_537)}">a</p>`).findings).toEqual([
    { code: "part-cut", detail: name.slice(0, 40), line: 1, column: 1 },
  ]);
});
