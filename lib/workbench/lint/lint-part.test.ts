import { readFileSync } from "node:fs";
import { OURS } from "@/lib/base/site-colours";
import { readAuthored } from "@/lib/workbench/lint/authored-elements";
import { compareLanguages } from "@/lib/workbench/lint/compare-languages";
import type { LintCode } from "@/lib/workbench/lint/lint-finding";
import { linkedPaths, lintPart } from "@/lib/workbench/lint/lint-part";
import { mistakes } from "@/lib/workbench/lint/mistakes.test-support";
import { plantedMistakes, plantedPage } from "@/lib/workbench/lint/planted-page.test-support";
import { shownPictures, toLargePicture } from "@/lib/workbench/lint/shown-pictures";
import en from "@/messages/en.json";

/** Formats the findings as short strings. */
const found = (html: string, options?: Parameters<typeof lintPart>[1]) =>
  lintPart(html, options).map(
    ({ code, line, column, words, nearest }) =>
      `${line}:${column} ${code} ${words}${nearest === undefined ? "" : ` → ${nearest}`}`,
  );

test("ten planted mistakes are each reported at their line and column (R11.4)", () => {
  const named = lintPart(plantedPage).map(({ line, column, code, words, nearest }) => ({
    line,
    column,
    code,
    words,
    ...(nearest === undefined ? {} : { nearest }),
  }));
  expect(named).toEqual(plantedMistakes);
});

/** Findings that need more than the text of a single part: a look-up, or the other language. */
const elsewhere: readonly LintCode[] = [
  "part-cut",
  "large-picture",
  "languages-differ",
  "missing-picture",
  "heavy-picture",
  "missing-place",
  "missing-record",
  "unchecked-record",
  "unknown-type",
  "empty-list",
  "widget-item",
];

test("every finding that the text of a part can cause has a planted mistake (R11.4)", () => {
  const codes = Object.keys(en.Linter).filter((code) => code in mistakes || code.includes("-"));
  expect(codes.filter((code) => !(code in mistakes) && !elsewhere.some((each) => each === code))).toEqual([]);
});

test("a part that is cut is reported on line 1 (R11.4)", () => {
  const places = lintPart("<b>".repeat(2_000)).map(({ line, code }) => `${line} ${code}`);
  expect(places).toContain("1 part-cut");
});

test("a page without mistakes has no findings (R11.4)", () => {
  const page = `<h1>Winter</h1><p style="color:var(--ink);background:var(--card)">Ours, <a href="#more">more</a></p>
<h2 id="more">More</h2><img src="/media/a.jpg" alt=""><a href="/p/dining?x=1#y">Dining</a>
<a href="/files/menu.pdf">Menu</a><a href="https://example.com/x">Elsewhere</a><a href="/7/promotion/11/1101">Former</a>
<div class="cms-box-share" title="A" lang="en" data-x="1" style="gap:1px"><span>Share</span></div>`;
  expect(found(page)).toEqual([]);
});

test("the same mistake on three lines is reported three times (R11.4)", () => {
  expect(found(`<p onclick="a()">1</p>\n<p onclick="a()">2</p>\n<p onclick="a()">3</p>`)).toEqual([
    "1:4 handler-removed onclick",
    "2:4 handler-removed onclick",
    "3:4 handler-removed onclick",
  ]);
});

test("removed addresses, embeds, styles and elements are reported at their position (R11.4)", () => {
  expect(
    found(
      `<a href="javascript:alert(1)">x</a>\n<p style="position:fixed">x</p>\n<iframe src="https://evil.test/x"></iframe>\n<p><input name="a"></p>`,
    ),
  ).toEqual([
    "1:4 address-removed href=javascript:alert(1)",
    "2:4 style-removed position",
    "3:9 embed-not-allowed https://evil.test/x",
    "4:4 element-removed input",
  ]);
});

test("links to missing pages are found in links and in the options of blocks (R11.4)", () => {
  const missing = new Set(["/p/gone", "/promotion/11/9"]);
  const page = `<a href="/p/gone?x=1">a</a><a href="/p/here">b</a>
<div class="cms-box-list" items='[{"name":"x","url":"/promotion/11/9"}]'></div><a href="https://dining.test/nowhere">c</a>`;
  expect(found(page, { missing, origin: "https://dining.test" })).toEqual([
    "1:4 dead-link /p/gone?x=1",
    "2:27 dead-link /promotion/11/9",
    "2:83 dead-link https://dining.test/nowhere",
  ]);
  expect(linkedPaths(page, "https://dining.test")).toEqual([
    "/p/gone",
    "/p/here",
    "/promotion/11/9",
    "/nowhere",
  ]);
});

test("Korean text that was taken apart into the parts of its letters is damaged (R11.4)", () => {
  expect(found("<p>\u1100\u1161\u1102\u1161</p>", { locale: "ko" })).toEqual([
    "1:4 raw-text \u1100\u1161\u1102\u1161",
  ]);
});

test("text in the other language is reported unless it has a lang attribute (R11.4)", () => {
  expect(found("<p>Ember Grill</p><p>여울의 겨울</p>", { locale: "en" })).toEqual([
    "1:22 wrong-language 여울의 겨울",
  ]);
  expect(found('<p lang="ko">여울의 겨울</p>', { locale: "en" })).toEqual([]);
  expect(
    found("<p>엠버 그릴 Ember Grill Seoul by the river side</p><p>Ember Grill Bar</p>", { locale: "ko" }),
  ).toEqual([]);
  expect(found("<p>We cook what came in that day</p>", { locale: "ko" })).toEqual([
    "1:4 wrong-language We cook what came in that day",
  ]);
});

test("a picture much larger than its display size is reported, one with a srcset is not (R11.4)", () => {
  const html = `<img src="/media/a.jpg" alt="" width="200"><img src="/media/b.jpg" alt="" style="max-width:300px">
<img src="/media/c.jpg" alt=""><img src="/media/d.jpg" srcset="/media/d.jpg?w=400 400w" alt="">`;
  const pictures = shownPictures(html);
  expect(pictures.map(({ shownWidth, at }) => [shownWidth, at.line])).toEqual([
    [200, 1],
    [300, 1],
    [1280, 2],
  ]);
  expect(pictures.flatMap((picture) => toLargePicture(picture, 500) ?? [])).toEqual([
    {
      code: "large-picture",
      severity: "warning",
      line: 1,
      column: 6,
      words: "500 px > 200 × 2 px",
    },
  ]);
});

test("a picture that our media server offers in several widths is never too large", () => {
  const html =
    '<img src="https://media.test/a.jpg" alt="" width="200" height="100"><img src="https://media.test/b.jpg" alt="" width="200">';
  const media = { origin: "https://media.test", widths: [320] };
  expect(shownPictures(html, media).map(({ address }) => address)).toEqual(["https://media.test/b.jpg"]);
});

test("the palette of the linter matches the colours in tokens.css (R11.4)", () => {
  const [light = "", dark = ""] = readFileSync("app/tokens.css", "utf8").split("prefers-color-scheme: dark");
  const writtenValue = (css: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  for (const [name, [inLight, inDark]] of Object.entries(OURS))
    expect([name, inLight, inDark]).toEqual([
      name,
      writtenValue(light, name),
      writtenValue(dark, name) ?? inLight,
    ]);
});

test("a popup that returns within a week and a choice without options are reported at their options (R11.4)", () => {
  const found = lintPart(`<div class="cms-box-popup" popupid="a" days="2"><p>A</p></div>
<div class="cms-box-popup" popupid="b" days="7"><p>B</p></div>
<div class="cms-box-event" eventid="7" question='[{"type":"m","question":"Red?"},{"type":"m","question":"Or?","options":["Red","White"]}]'><button>Go</button></div>`);
  expect(found).toMatchObject([
    { code: "popup-days", severity: "warning", line: 1, column: 40, words: "2" },
    { code: "question-options", severity: "warning", line: 3, column: 40, words: "Red?" },
  ]);
});

test("a block that is missing in one language's version is reported for that version (R11.4)", () => {
  const list = '<div class="cms-box-promotion"></div>';
  expect(compareLanguages(list, list + list)).toMatchObject([
    { words: "cms-box-promotion", cause: "noBlock" },
  ]);
  expect(compareLanguages(list + list, list)).toEqual([]);
});

test("large and deeply nested input does not throw (R11.4)", () => {
  expect(() => lintPart("<div>".repeat(5_000))).not.toThrow();
  expect(() => lintPart("<b class=".repeat(2_000))).not.toThrow();
});

test("of markup without end the linter reads what the page shows, and tells the rest as cut (R11.4)", () => {
  for (const repeated of ["<p>", "<b>", "<b><p>", "<li><a></ul>", "<i></b>", "<b>x</i>", "</div>"]) {
    const html = repeated.repeat(Math.ceil(900_000 / repeated.length));
    expect(readAuthored(html).elements.length).toBeLessThanOrEqual(20_000);
    const all = lintPart(html);
    expect(all.map(({ code }) => code)).toContain("part-cut");
    expect(all.length).toBeLessThanOrEqual(1_000);
  }
});

test.each([
  ["www.naver.com", "https://www.naver.com"],
  ["naver.me/x1?a=b", "https://naver.me/x1?a=b"],
  ["WWW.Hotel.co.kr/dining.html", "https://WWW.Hotel.co.kr/dining.html"],
  ["02-123-4567", "tel:02-123-4567"],
  ["(02) 123 4567", "tel:02-123-4567"],
  ["+82 2 123 4567", "tel:+82-2-123-4567"],
  ["info@hotel.com", "mailto:info@hotel.com"],
  ["dining.html", "/p/dining"],
  ["./dining.php?x=1", "/p/dining?x=1"],
  ["p/dining", "/p/dining"],
  ["menu.pdf", undefined],
])(
  "the link %j, which leads beside the page, is reported with the address that was meant (R11.4)",
  (href, nearest) => {
    expect(lintPart(`<a href="${href}">a</a>`)).toEqual([
      { code: "dead-link", severity: "error", line: 1, column: 4, words: href, nearest },
    ]);
  },
);

test("a page that was meant but does not exist is not suggested (R11.4)", () => {
  const html = '<a href="dining.html">a</a>';
  expect(linkedPaths(html)).toEqual(["/p/dining"]);
  expect(found(html, { missing: new Set(["/p/dining"]) })).toEqual(["1:4 dead-link dining.html"]);
});

test.each([
  ["a slip", "/p/dinning", "/p/dining"],
  ["two letters swapped", "/p/weddnig-hall", "/p/wedding-hall"],
  ["a lost prefix", "/dining", "/p/dining"],
  ["a Korean letter left out, and a slash at the end", "/p/%EA%B0%9D-%EC%95%88%EB%82%B4/", "/p/객실-안내"],
  ["a file's ending and a slip", "dinning.html", "/p/dining"],
  ["a slip in a page of ours", "/cupon", "/coupon"],
  ["another number", "/promotion/11/1102", undefined],
  ["another short word", "/p/bar", undefined],
  ["nothing alike", "/p/gone-for-ever", undefined],
])(
  "a dead link with %s is reported with the page that was probably meant (R11.4)",
  (_which, href, nearest) => {
    const pages = ["/p/dining", "/p/wedding-hall", "/p/객실-안내", "/coupon", "/promotion/11/1101", "/p/spa"];
    const missing = new Set([href.replace(/\/$/, ""), href, "/p/dinning"]);
    expect(lintPart(`<a href="${href}">a</a>`, { missing, pages })).toMatchObject([
      { code: "dead-link", words: href, nearest },
    ]);
  },
);

test("an anchor is found however its letters are composed (R11.4)", () => {
  const [composed, decomposed] = ["객실", "객실".normalize("NFD")];
  for (const [link, id] of [
    [composed, decomposed],
    [decomposed, composed],
    [encodeURIComponent(decomposed), composed],
  ])
    expect(found(`<p><a href="#${link}">a</a></p><h2 id="${id}">b</h2>`)).toEqual([]);
});

test.each(["#TOP", " #top", "#%EA%B0%9D%EC%8B%A4", "?language=en", "//example.com", "TEL:02-123-4567"])(
  "the linter accepts the link %j (R11.4)",
  (href) => {
    expect(lintPart(`<a name="객실" href="${href}">a</a>`)).toEqual([]);
  },
);

test("text that the style of the part makes too small or too wide is reported (R11.4)", () => {
  expect(found('<p class="s">Terms</p>', { style: ".s{font-size:9px}" })).toEqual(["1:1 small-text 9px"]);
  expect(found('<p class="w">Terms</p>', { style: ".w{min-width:800px}" })).toEqual([
    "1:1 too-wide min-width: 800px",
  ]);
});

test("places of our own that do not exist are reported in every option that names one (R11.4)", () => {
  const options = [
    `<div class="cms-box-list" items='[{"name":"A","route":"promotion","params":{"resourceId":11,"id":9}}]'></div>`,
    `<div class="cms-box-list" items='[{"name":"A","url":"/promotion/11/9"}]'></div>`,
    `<div class="cms-box-action" action='{"type":"move-page","name":"promotion","params":{"resourceId":11,"id":9}}'>A</div>`,
    `<a href="/promotion/11/9">A</a>`,
    `<div class="cms-box-list" items='[{"name":"A","route":"page","params":{"pageKey":"gone"}}]'></div>`,
    `<div class="cms-box-list" items='[{"name":"A","route":"resourcePage","params":{"resourceId":9}}]'></div>`,
  ];
  const missing = new Set(["/promotion/11/9", "/p/gone", "/r/9"]);
  for (const html of options) {
    expect(linkedPaths(html).some((path) => missing.has(path))).toBe(true);
    expect(lintPart(html, { missing }).map(({ code }) => code)).toEqual(["dead-link"]);
  }
});

test("a mistake in one element does not hide that of another on the same line (R11.4)", () => {
  const html =
    '<h1>A</h1>\n<a href="tel:12">Call</a> <a href="/no/such">Menu</a> <p style="colr:red">B</p> <p style="behavior:x">C</p>';
  expect(lintPart(html).map(({ line, code }) => `${line} ${code}`)).toEqual([
    "2 broken-phone",
    "2 dead-link",
    "2 style-unknown",
    "2 style-removed",
  ]);
});

test("the same mistake twice on one line is told twice, and one in a style hides no other there (R11.4)", () => {
  const html =
    '<h1>A</h1>\n<p onclick="a()">A</p><p onclick="b()">B</p>\n<p style="colr:red;behavior:x">C</p>\n<style>.a{colr:red;behavior:url(x)}</style><p class="a">D</p>';
  expect(lintPart(html).map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
    "2:4 handler-removed",
    "2:26 handler-removed",
    "3:4 style-removed",
    "3:4 style-unknown",
    "4:11 style-unknown",
    "4:20 style-removed",
  ]);
});

test.each([
  '<style>.pane{display:none}#a:checked~.pane{display:block}</style><input type="radio" id="a"><div class="pane">A</div>',
  "<style>.note{opacity:0}.card:hover .note{opacity:1}</style><p class=card><span class=note>A</span></p>",
  "<style>@media (max-width:600px){.wide{display:none}}</style><p class=wide>A</p>",
  "<style>.a{opacity:0;animation:in 1s forwards}@keyframes in{to{opacity:1}}</style><p class=a>A</p>",
  '<p style="opacity:0.5">A</p><div style="display:none"></div>',
  '<img src="/media/a.jpg?signature=dish" alt="A table">',
])("what guests see sooner or later is not reported as never shown: %s (R11.4)", (html) => {
  const codes = lintPart(`<h1>A</h1>${html}`).map(({ code }) => code);
  expect(codes.filter((code) => code === "never-shown" || code === "unshown-picture")).toEqual([]);
});

test("an amount is written in won or in ten thousands, not in both (R11.4)", () => {
  const codes = (text: string) =>
    lintPart(`<h1>룸</h1><p>${text}</p>`, { locale: "ko" }).map(({ code }) => code);
  expect(codes("최소 주문 금액은 150,000만원입니다.")).toEqual(["odd-figure"]);
  expect(codes("최소 주문 금액은 150만원입니다.")).toEqual([]);
});
