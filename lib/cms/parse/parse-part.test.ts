import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";
import type { PageNode, WidgetNode } from "./page-node";
import { parsePart } from "./parse-part";

const parse = (html: string, style?: string) => parsePart(html, { scope: "test", style, everyLine: true });
const clean = (html: string) => serializeNodes(parse(html).nodes);
const codes = (html: string) => parse(html).findings.map((finding) => finding.code);

function widgetsOf(html: string): WidgetNode[] {
  const visit = (node: PageNode): WidgetNode[] => {
    if (node.kind === "text" || node.kind === "static") return [];
    return [...(node.kind === "widget" ? [node] : []), ...node.children.flatMap(visit)];
  };
  return parse(html).nodes.flatMap(visit);
}

const list = `<div class="cms-box-list" items='[{"name":"Dining","url":"/p/dining"}]'>old</div>`;

describe("splitting a part", () => {
  test("only a widget's ancestors are split; other markup stays in one piece (R4.1)", () => {
    const { nodes } = parse(
      `<section><h2>One</h2><p>two <b>three</b></p></section><div class="row"><p>a</p>${list}b</div>tail`,
    );
    expect(nodes).toEqual([
      { kind: "static", tag: "section", attributes: {}, html: "<h2>One</h2><p>two <b>three</b></p>" },
      {
        kind: "element",
        tag: "div",
        attributes: { class: "row" },
        children: [
          { kind: "static", tag: "p", attributes: {}, html: "a" },
          {
            kind: "widget",
            slot: 0,
            widget: { type: "list", options: { items: [{ name: "Dining", url: "/p/dining" }], gap: "16px" } },
            tag: "div",
            attributes: { class: "cms-box-list" },
            children: [{ kind: "text", text: "old" }],
            deferred: false,
          },
          { kind: "text", text: "b" },
        ],
      },
      { kind: "text", text: "tail" },
    ]);
  });

  test("a widget's options are not rendered as attributes, except those that HTML defines (R11.2)", () => {
    const [share, list] = widgetsOf(
      `<p class="cms-box-share" title="A" hashtags="b" id="x" style="color:red">s</p>
       <div class="cms-box-list" gap="wide" dividercolor="fff" items='[{"name":"A","url":"/a"}]'></div>`,
    );
    expect(share?.attributes).toEqual({
      class: "cms-box-share",
      title: "A",
      id: "cms-x",
      style: "color:red",
    });
    expect(share?.widget.options).toEqual({ title: "A", hashtags: "b" });
    expect(list?.attributes).toEqual({ class: "cms-box-list" });
  });

  test("slots are numbered in document order, including nested ones (R4.1)", () => {
    const html = `<div class="cms-box-login"><a class="cms-login-button" provider="hyatt">in</a>
      <div class="cms-box-popup" popupid="p">x</div></div><ul><li class="cms-box-profile"></li></ul>`;
    expect(widgetsOf(html).map(({ slot, widget }) => [slot, widget.type])).toEqual([
      [0, "login"],
      [1, "login-button"],
      [2, "popup"],
      [3, "profile"],
    ]);
  });

  test("a login button outside a login box is an ordinary element (R4.6)", () => {
    expect(clean('<a class="cms-login-button" provider="kakao">x</a>')).toBe(
      '<a class="cms-login-button">x</a>',
    );
  });

  test.each([
    [
      "ordinary markup",
      '<div class="a b" data-x="1"><p style="color:red; margin:0 ">Tea &amp; cake&nbsp;</p></div>',
    ],
    ["attributes in the author's order", '<img width="3" alt="x" src="/a.png" class="z">'],
    ["unusual spacing", "<ul>\n  <li>a</li>\n\t<li>b</li>\n</ul>"],
    ["a leading newline in pre", "<pre>\n\nline</pre>"],
    ["a whole table", '<table border="0"><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
    ["Korean text", "<p>여울 호텔 — ‘저녁’ 😀</p>"],
    ["an inline SVG", '<svg viewBox="0 0 2 2"><path d="M0 0h1" fill="#b11"></path></svg>'],
    ["background pictures", '<div style="background-image:url(https://m.example/a.jpg)">x</div>'],
    ["sticky positions", '<div style="position: sticky; top: 0">x</div>'],
    ["the project's design tokens", '<p style="color: var(--saffron-ink)">x</p>'],
    ["mail and telephone links", '<a href="mailto:a@b.example">m</a><a href="tel:+82-2-1">t</a>'],
  ])("%s come out byte for byte, without a finding (R4.1)", (_what, html) => {
    expect(clean(html)).toBe(html);
    expect(codes(html)).toEqual([]);
  });

  test("Word's markup keeps its text without a finding (R4.1)", () => {
    const html = `<p class="MsoNormal" style="mso-list:l0;margin:0"><!--[if gte mso 9]><xml></xml><![endif]--><span lang="EN-US">Menu<o:p>&nbsp;</o:p></span></p>`;
    expect(clean(html)).toBe(
      '<p class="MsoNormal" style="margin:0"><span lang="EN-US">Menu&nbsp;</span></p>',
    );
    expect(codes(html)).toEqual([]);
  });

  test("a finding has the author's line and column", () => {
    expect(parse("<p>a</p>\n\n<script>x</script>").findings).toEqual([
      { code: "script-removed", detail: "script", line: 3, column: 1 },
    ]);
  });
});

describe("places where a browser would restructure flow markup", () => {
  const slot = '<span class="cms-box-profile"></span>';
  test.each([
    [`<div>${slot}</div>`, false],
    [`<p>${slot}</p>`, true],
    [`<a href="/x"><b>${slot}</b></a>`, true],
    [`<button>${slot}</button>`, true],
    [`<h2>${slot}</h2>`, false],
    [`<ul><li>${slot}</li></ul>`, false],
    [`<table><tbody><tr><td>${slot}</td></tr></tbody></table>`, false],
    [`<a href="/x"><table><tbody><tr><td>${slot}</td></tr></tbody></table></a>`, false],
    [`<table><caption>${slot}</caption></table>`, false],
    [`<table><tbody><tr><td><p>${slot}</p></td></tr></tbody></table>`, true],
    ['<table><tbody><tr class="cms-box-profile"><td>x</td></tr></tbody></table>', true],
    ['<table class="cms-box-profile"><tbody></tbody></table>', true],
    ['<table><tbody><tr><td class="cms-box-profile">x</td></tr></tbody></table>', false],
    ['<p class="cms-box-profile">x</p>', true],
    ['<a class="cms-box-profile">x</a>', true],
    ['<h3 class="cms-box-profile">x</h3>', true],
    ['<a class="cms-box-share" title="A">x</a>', false],
    ['<p>a <span class="cms-box-share" title="A">x</span></p>', false],
    ['<button class="cms-box-share" title="A">x</button>', true],
  ])("whether the widget in %s is rendered in the browser only: %s (R4.1)", (html, deferred) => {
    expect(widgetsOf(html).map((widget) => widget.deferred)).toEqual([deferred]);
  });
});

describe("blocks that stay as authored", () => {
  test.each([
    ['<div class="cms-box-carousel">x</div>', "unknown-widget"],
    ['<img class="cms-box-action" src="/a.png">', "void-widget"],
    ['<svg><g class="cms-box-action"></g></svg>', "void-widget"],
    ['<div class="cms-box-list" items="not json">x</div>', "widget-json"],
    ['<div class="cms-box-list">x</div>', "widget-attributes"],
    ['<div class="cms-box-popup" popupid="a b">x</div>', "widget-attributes"],
    ['<div class="cms-box-select" type="colour">x</div>', "widget-attributes"],
    [`<div class="cms-box-action" action='{"type":"link"}'>x</div>`, "action-incomplete"],
    [`<div class="cms-box-action" action='{"type":"file"}'>x</div>`, "action-incomplete"],
    [
      `<div class="cms-box-action" action='{"type":"link","url":"javascript:alert(1)"}'>x</div>`,
      "action-incomplete",
    ],
    [`<div class="cms-box-action" action='{"type":"move-page"}'>x</div>`, "action-incomplete"],
    [
      `<div class="cms-box-action" action='{"type":"move-page","name":"../../x"}'>x</div>`,
      "action-incomplete",
    ],
    [
      `<div class="cms-box-action" action='{"type":"move-page","name":"promotion"}'>x</div>`,
      "action-incomplete",
    ],
    [`<div class="cms-box-action" action='{"type":"login","__proto__":{"a":1}}'>x</div>`, "widget-json"],
  ])("the block %s is ignored with the finding %s (R4.7, R4.12)", (html, code) => {
    expect(widgetsOf(html)).toEqual([]);
    expect(codes(html)).toEqual([code]);
  });

  test("a block that stays as authored keeps no options, and its neighbours become widgets (R4.1)", () => {
    const html = `<div><div class="cms-box-list" items="[]">x</div>${list}</div>`;
    expect(clean(html)).toContain('<div class="cms-box-list">x</div>');
    expect(widgetsOf(html).map(({ widget }) => widget.type)).toEqual(["list"]);
  });
});

describe("event boxes", () => {
  const box = (attributes: string, inside: string) =>
    `<div class="cms-box-event" ${attributes}>${inside}</div>`;
  const button = "<button>Go</button>";

  test.each([
    ["0", 0],
    ["31", 31],
    ["007", 7],
    [" 5 ", 5],
    ["1e3", 1_000],
    ["1.5", 1.5],
  ])("eventid %j is the non-negative number %j (R4.12)", (id, number) => {
    expect(widgetsOf(box(`eventid="${id}"`, button))[0]?.widget.options).toMatchObject({ eventid: number });
    expect(widgetsOf(box(`eventid="${id}"`, button)).map(({ widget }) => widget.type)).toEqual([
      "event",
      "event-submit",
    ]);
  });

  test.each([
    "",
    "-1",
    "-0.5",
    "1e999",
    "1e16",
    "0x1",
    "abc",
    "1 2",
    "NaN",
    "Infinity",
    "1,5",
    "+1",
    ".",
    "e3",
  ])("eventid %j is invalid (R4.12)", (id) => {
    expect(widgetsOf(box(`eventid="${id}"`, button))).toEqual([]);
    expect(codes(box(`eventid="${id}"`, button))).toEqual(["event-id"]);
  });

  test.each([
    ["none", "<p>x</p>", 0],
    ["one button", "<p><button>Go</button></p>", 1],
    ["one element with the dummy class", '<a class="btn cms-dummy-button">Go</a>', 1],
    ["a button with the dummy class", '<button class="cms-dummy-button">Go</button>', 1],
    [
      "a wrapper with the dummy class around a button",
      '<div class="cms-dummy-button"><button>Go</button></div>',
      1,
    ],
    ["two buttons", "<button>a</button><button>b</button>", 2],
    [
      "a button and an element with the dummy class",
      '<button>a</button><i class="cms-dummy-button">b</i>',
      2,
    ],
    [
      "one button beside a button with an action",
      `<button>a</button><button class="cms-box-action" action='{"type":"share"}'>b</button>`,
      1,
    ],
  ])(
    "an event box with %s inside is a widget only if that makes one dummy button (R4.12)",
    (_what, inside, count) => {
      const html = box('eventid="1"', inside);
      const types = widgetsOf(html).map(({ widget }) => widget.type);
      expect(types.includes("event-submit")).toBe(count === 1);
      expect(codes(html)).toEqual(count === 1 ? [] : ["event-dummy-button"]);
    },
  );

  test("the submit button keeps the dummy's tag, style and content (R4.12)", () => {
    const [, submit] = widgetsOf(
      box('eventid="1"', '<div><a class="cms-dummy-button big" style="color:red">Join <b>now</b></a></div>'),
    );
    expect(submit).toMatchObject({
      tag: "a",
      attributes: { class: "cms-dummy-button big", style: "color:red" },
      children: [
        { kind: "text", text: "Join " },
        { kind: "static", tag: "b", html: "now" },
      ],
      deferred: false,
    });
  });

  test("each attribute that is not JSON is ignored separately (R4.12)", () => {
    const html = box(
      `eventid="1" question="oops" condition='[{"type":"raw","option":"_WOH_BIND_"}]' actionfinish='{"type":"link"}'`,
      button,
    );
    expect(widgetsOf(html)[0]?.widget).toEqual({
      type: "event",
      options: { eventid: 1, question: [], condition: [{ type: "raw", option: "_WOH_BIND_" }] },
    });
    expect(parse(html).findings.map(({ code, detail }) => [code, detail])).toEqual([
      ["widget-json", "question"],
      ["action-incomplete", "actionfinish"],
    ]);
  });
});

test("a form is removed but its text is kept (R4.1)", () => {
  const html =
    '<form action="//evil.example"><label>Name <input type="password" name="p"></label><button>Send</button></form>';
  expect(clean(html)).toBe('<label>Name </label><button type="button">Send</button>');
});

test("no authored id or name can shadow a property of the document (R4.1)", () => {
  expect(
    clean(
      '<img name=getElementById><form id=__next_f>x</form><a id=default name="x">y</a><a href="#default">z</a>',
    ),
  ).toBe('<img>x<a id="cms-default"><span id="cms-x"></span>y</a><a href="#cms-default">z</a>');
});

test("meta.style is returned with the part, and its animation names apply to inline styles too (R2.4)", () => {
  const { nodes, css } = parsePart('<p style="animation: fade 1s">x</p>', {
    scope: "7-top",
    style: "@keyframes fade{from{opacity:0}}",
  });
  expect(css).toBe("@keyframes part-7-top-fade{from{opacity:0}}");
  expect(serializeNodes(nodes)).toBe('<p style="animation: part-7-top-fade 1s">x</p>');
});
