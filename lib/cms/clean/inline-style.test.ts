import { plainContext } from "@/lib/cms/clean/check-declaration";
import { filterStyle } from "@/lib/cms/clean/inline-style";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const filter = (text: string) => filterStyle(text, plainContext);

describe("inline styles", () => {
  test.each([
    "color:red",
    " color : red ; margin: 0 auto !important ;",
    "font: 700 12px/1.4 'Noto Serif KR', serif",
    "background: #fff url('/a.jpg') no-repeat center / cover",
    "background-image: url(https://m.example/a.jpg?x=1&y=2)",
    "background: linear-gradient(90deg, rgba(0,0,0,.4) 0%, transparent)",
    "display: grid; grid-template-columns: [full] repeat(auto-fit, minmax(120px, 1fr)) [end]",
    "position: relative; z-index: 10",
    "position: -webkit-sticky; top: 0",
    "transform: translate(-50%, -50%) rotate(3deg)",
    "-webkit-line-clamp: 2; -webkit-box-orient: vertical",
    "color: var(--ink-2); font-family: var(--serif)",
    "width: calc(100% - 24px)",
    "margin-top: -8px",
    "clip-path: polygon(0 0, 100% 0, 50% 100%)",
    "content: '→'",
  ])("the style attribute %j is kept byte for byte (R4.1)", (text) => {
    expect(filter(text)).toEqual({ text, removed: [] });
  });

  test.each([
    ["background:;:red;color:red", "color:red", ["background", "style"]],
    ["position:fixed;inset:0;z-index:9999", "inset:0; z-index:10", ["position"]],
    ["position: FIXED", null, ["position"]],
    ["color:red;width:expression(alert(1))", "color:red", ["width"]],
    ["background:url(javascript:alert(1));top:0", "top:0", ["background"]],
    ["background:url('data:image/svg+xml,x')", null, ["background"]],
    ["background: url(//evil/?a", null, ["background"]],
    ["background-image: image-set('a.png' 1x)", null, ["background-image"]],
    ["list-style:u\\72l(javascript:x)", null, ["list-style"]],
    ["c\\6flor:red;top:0", "top:0", ["c\\6flor"]],
    ["cursor:url(/a.cur),auto", null, ["cursor"]],
    ["content:url(/a.png)", null, ["content"]],
    ["content:attr(title)", null, ["content"]],
    ["behavior:url(#x)", null, ["behavior"]],
    ["-moz-binding:url(/x)", null, ["-moz-binding"]],
    ["--paper:red;color:red", "color:red", ["--paper"]],
    ["color:var(--secret)", "color:var(--cms-secret)", []],
    ["color:var(--ink, url(x))", null, ["color"]],
    // Combined with a variable that another rule sets, the address could be fetched depending on what that rule
    // matches.
    ["background:url('/a.jpg') var(--place)", null, ["background"]],
    ['background:url("/a.jpg") var(--place)', null, ["background"]],
    ["background:var(--place) url('/a.jpg')", null, ["background"]],
    ["background:url(/a.jpg) var(--place)", null, ["background"]],
    ["background:url('/a.jpg') var(--ink)", "background:url('/a.jpg') var(--ink)", []],
    ["background:url('javascript:x')", null, ["background"]],
    ["color:red;}body{display:none", "color:red", ["style"]],
    ["filter:progid:DXImageTransform.Microsoft.Alpha(opacity=50)", null, ["filter"]],
    ["width:calc(1px", null, ["width"]],
    ["font-family:'x", null, ["font-family"]],
    ["z-index:11", "z-index:10", []],
    ["pointer-events:none", null, ["pointer-events"]],
    ["fill:url(https://e.example/#a)", null, ["fill"]],
    ["@import 'x';top:0", "top:0", ["style"]],
  ])("a hostile style attribute %j becomes %j", (text, expected, removed) => {
    expect(filter(text)).toEqual({ text: expected, removed });
  });

  test("word-processor properties are removed without a finding (R4.1)", () => {
    expect(filter("mso-fareast-language:KO;margin:0;tab-stops:45.8pt;page:WordSection1")).toEqual({
      text: "margin:0",
      removed: [],
    });
  });

  test("a reference to SVG paint gets our id prefix (R4.1)", () => {
    expect(filter("fill:url(#SVGID_1_)").text).toBe("fill:url(#cms-SVGID_1_)");
    expect(filter("fill:url(#cms-SVGID_1_)").text).toBe("fill:url(#cms-SVGID_1_)");
  });

  test("comments are removed without joining the text around them", () => {
    expect(filter("/* a */color:red;/* b */top:0").text).toBe("color:red; top:0");
    expect(filter("width:expr/**/ession(1)").text).toBeNull();
  });

  test("filtering is idempotent", () => {
    for (const text of ["a:b;color:red;x{y:z};top:0", "color:red;;;position:fixed;left:1px"]) {
      const once = filter(text).text ?? "";
      expect(filter(once)).toEqual({ text: once, removed: [] });
    }
  });
});

test.each(["clay", "sea", "sans", "r", "ink"])(
  "our token %s keeps its name, as documented for authors (R4.1)",
  (token) => {
    const html = `<p style="color:var(--${token})">a</p>`;
    expect(serializeNodes(parsePart(html, { scope: "1" }).nodes)).toBe(html);
  },
);

test("an author's own custom property works in an inline style (R4.1)", () => {
  const { nodes } = parsePart('<p style="--mine:2px;margin:var(--mine)">a</p>', { scope: "1" });
  expect(serializeNodes(nodes)).toBe('<p style="--cms-mine:2px; margin:var(--cms-mine)">a</p>');
});

test.each([
  [" ", null, []],
  [";", null, []],
  ["--mine : 1px", "--cms-mine: 1px", []],
  ["--cms-mine:1px", "--cms-mine:1px", []],
  [" color : red;behavior:x", "color : red", ["behavior"]],
])("the style %j becomes %j, and %j is reported (R4.1)", (text, expected, removed) => {
  expect(filter(text)).toEqual({ text: expected, removed });
});

test("a style of the maximum length is kept, and a longer one is removed (R4.1)", () => {
  const longest = "color:red;".padEnd(16 * 1024);
  expect(filter(longest)).toEqual({ text: longest, removed: [] });
  expect(filter(`${longest} `)).toEqual({ text: null, removed: ["style"] });
});
