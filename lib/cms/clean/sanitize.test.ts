import { embedOrigins } from "@/lib/cms/clean/allowed-elements";
import { plainContext } from "@/lib/cms/clean/check-declaration";
import { serializeClean } from "@/lib/cms/clean/clean-tree";
import { sanitize } from "@/lib/cms/clean/sanitize";
import { FindingList } from "@/lib/cms/parse/finding";
import type { RawNode } from "@/lib/cms/parse/parse-fragment";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const clean = (html: string) => serializeNodes(parsePart(html, { scope: "test" }).nodes);
const codes = (html: string) => parsePart(html, { scope: "test" }).findings.map(({ code }) => code);

describe("elements", () => {
  test.each(["circle", "path", "g", "animate", "foreignobject"])(
    "the element %s is unwrapped outside of a drawing (R4.1)",
    (tag) => {
      expect(clean(`a<${tag} r="1" fill="red">b</${tag}>c`)).toBe("abc");
    },
  );

  test("an embed is of an allowed host, not of one that begins like it (R4.1)", () => {
    const embed = (host: string) => clean(`<iframe src="https://${host}/embed/x"></iframe>`);
    expect(embed("www.youtube.com")).toContain("www.youtube.com/embed/x");
    expect(embed("www.youtube.com.evil.test")).toBe("");
  });

  test.each(
    `script style template noscript xmp noembed noframes title iframe canvas
    math`.split(/\s+/),
  )("the element %s is dropped with its content (R4.1)", (tag) => {
    expect(clean(`a<${tag}>hidden</${tag}>b`)).toBe("ab");
  });

  test.each([
    ["<select><option>One<option>Two</select>", "aOne Two b"],
    ["<select><optgroup label=x><option>One</optgroup></select>", "aOne b"],
    ["<textarea rows=3>One <b>two</b></textarea>", "aOne &lt;b&gt;two&lt;/b&gt;b"],
    ['<object data="/a.swf"><param name=x><p>Instead</p></object>', "a<p>Instead</p>b"],
  ])("of %s the text stays (R4.1)", (html, expected) => {
    expect(clean(`a${html}b`)).toBe(expected);
  });

  test.each(["base", "meta", "link", "embed", "input", "param", "bgsound"])(
    "the element %s is dropped (R4.1)",
    (tag) => {
      expect(clean(`a<${tag} href="//evil.example" content="x" src="/y">b`)).toBe("ab");
    },
  );

  test.each(["form", "x-card", "marquee", "o:p", "st1:place", "blink", "output", "applet", "isindex"])(
    "the element %s is unwrapped (R4.1)",
    (tag) => {
      expect(clean(`a<${tag} class="x"><b>kept</b></${tag}>c`)).toBe("a<b>kept</b>c");
    },
  );

  test("comments, including conditional ones, and processing instructions are dropped (R4.1)", () => {
    expect(clean("a<!-- x --><!--[if mso]><p>y</p><![endif]--><?xml version='1'?>b")).toBe("ab");
  });
});

describe("attributes", () => {
  test.each([
    ['<p onclick="x()" ONMOUSEOVER=y class="a">z</p>', '<p class="a">z</p>'],
    ['<a href="/a" target="_blank">x</a>', '<a href="/a" target="_blank" rel="noopener">x</a>'],
    [
      '<a href="/a" rel="nofollow opener" target="_blank">x</a>',
      '<a href="/a" target="_blank" rel="nofollow noopener">x</a>',
    ],
    ['<a href="/a" target="_top" ping="//e.example">x</a>', '<a href="/a">x</a>'],
    [
      '<button type="submit" formaction="//e.example" name="x">y</button>',
      '<button type="button">y</button>',
    ],
    ['<video src="/a.mp4" autoplay></video>', '<video src="/a.mp4"></video>'],
    [
      '<video src="/a.mp4" autoplay="" muted=""></video>',
      '<video src="/a.mp4" autoplay="" muted=""></video>',
    ],
    ['<video preload="auto" poster="data:x"></video>', "<video></video>"],
    ["<p contenteditable draggable accesskey=a itemscope is=x slot=y part=z nonce=n>t</p>", "<p>t</p>"],
    [
      '<p tabindex="5" data-slot="1" data-part="x" data-content="y" data-my="z">t</p>',
      '<p data-my="z">t</p>',
    ],
    [
      '<p tabindex="-1" aria-label="l" aria-describedby="a b" role="note">t</p>',
      '<p tabindex="-1" aria-label="l" aria-describedby="cms-a cms-b" role="note">t</p>',
    ],
    ['<label for="x">t</label>', '<label for="cms-x">t</label>'],
    ['<td id="x">lost outside a table</td>', "lost outside a table"],
    ["<img src=javascript:x lowsrc=/a usemap=#m alt>", '<img usemap="#cms-m" alt="">'],
    ['<p resourceid="1" items="[]" action="x">t</p>', "<p>t</p>"],
    [
      '<font color="#b11" size="+1" face="Batang">t</font>',
      '<font color="#b11" size="+1" face="Batang">t</font>',
    ],
    ['<p a"b="1" x<y="2" constructor="3" __proto__="4">t</p>', "<p>t</p>"],
  ])("the markup %s becomes %s (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  test.each([
    ["<p onclick=x>", "handler-removed"],
    ["<a href=javascript:x>", "address-removed"],
    ["<p style=position:fixed>", "style-removed"],
    ["<script></script>", "script-removed"],
    ["<form></form>", "element-removed"],
    ["<iframe src=//e.example></iframe>", "embed-not-allowed"],
  ])("the markup %s is reported as %s (R11.4)", (html, code) => {
    expect(codes(html)).toEqual([code]);
  });

  test.each([
    ["<p><a onclick=x>", { code: "handler-removed", detail: "onclick" }],
    ["<p><img src=' javascript:x '>", { code: "address-removed", detail: "src=javascript:x" }],
    [
      `<p><a href=data:${"x".repeat(100)}>`,
      { code: "address-removed", detail: `href=data:${"x".repeat(75)}` },
    ],
    ["<p><b style='position:fixed'>", { code: "style-removed", detail: "position" }],
    ["<p><iframe src=' //e.example '></iframe>", { code: "embed-not-allowed", detail: "//e.example" }],
    ["<p><iframe></iframe>", { code: "embed-not-allowed", detail: "iframe" }],
    ["<p><x-card></x-card>", { code: "element-removed", detail: "x-card" }],
  ])("%s is reported with its place and detail (R11.4)", (html, finding) => {
    expect(parsePart(`<p>1</p>\n\n${html}`, { scope: "test", everyLine: true }).findings).toEqual([
      { ...finding, line: 3, column: 4 },
    ]);
  });

  test("a value of 64 KB is kept, a longer one is removed and reported (R11.4)", () => {
    const of = (length: number) => `<p title="${"x".repeat(length)}">1</p>`;
    expect(clean(of(65_536))).toBe(of(65_536));
    expect(clean(of(65_537))).toBe("<p>1</p>");
    expect(parsePart(of(65_537), { scope: "test", everyLine: true }).findings).toEqual([
      { code: "part-cut", detail: "title", line: 1, column: 1 },
    ]);
  });

  test.each([
    ['<a name="menu">1</a>', '<a id="cms-menu">1</a>'],
    ['<a name="menu" id="x">1</a>', '<a id="cms-x"><span id="cms-menu"></span>1</a>'],
    ['<a name="two words">1</a>', "<a>1</a>"],
    ['<a name="&lt;menu">1</a>', "<a>1</a>"],
    ['<p name="menu">1</p>', "<p>1</p>"],
  ])("an anchor with the old `name`: %s becomes %s (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe("frames", () => {
  const frame = (src: string) =>
    `<iframe src="${src}" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"></iframe>`;

  test.each([
    ["https://www.youtube.com/embed/x?rel=0", "https://www.youtube.com/embed/x?rel=0"],
    ["http://www.youtube.com/embed/x", "https://www.youtube.com/embed/x"],
    ["//www.youtube-nocookie.com/embed/x", "https://www.youtube-nocookie.com/embed/x"],
    ["https://player.vimeo.com/video/1", "https://player.vimeo.com/video/1"],
    ["https://map.kakao.com/?x=1", "https://map.kakao.com/?x=1"],
    ["https://map.naver.com/p/1", "https://map.naver.com/p/1"],
    ["https://www.google.com/maps/embed?pb=1", "https://www.google.com/maps/embed?pb=1"],
    ["https://www.google.co.kr/maps/embed?pb=1", "https://www.google.co.kr/maps/embed?pb=1"],
    ["https://m.youtube.com/embed/x", "https://m.youtube.com/embed/x"],
    ["https://tv.naver.com/embed/123?autoPlay=false", "https://tv.naver.com/embed/123?autoPlay=false"],
    ["https://tv.naver.com/v/123", "https://tv.naver.com/embed/123"],
    ["https://tv.kakao.com/embed/player/cliplink/9", "https://tv.kakao.com/embed/player/cliplink/9"],
    [
      "https://play-tv.kakao.com/embed/player/cliplink/9",
      "https://play-tv.kakao.com/embed/player/cliplink/9",
    ],
    ["https://tv.kakao.com/channel/7/cliplink/9", "https://play-tv.kakao.com/embed/player/cliplink/9"],
    ["https://tv.kakao.com/v/9", "https://play-tv.kakao.com/embed/player/cliplink/9"],
    ["https://youtu.be/a-B_1?si=x&t=90s", "https://www.youtube.com/embed/a-B_1?start=90"],
    ["//www.youtube.com/watch?v=a-B_1&list=x", "https://www.youtube.com/embed/a-B_1"],
    ["https://m.youtube.com/watch?v=a", "https://www.youtube.com/embed/a"],
    ["https://youtube.com/shorts/a", "https://www.youtube.com/embed/a"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?h=8272103f6e"],
    [
      "https://vimeo.com/76979871?h=8272103f6e#t=90s",
      "https://player.vimeo.com/video/76979871?h=8272103f6e#t=90s",
    ],
    ["https://vimeo.com/channels/staffpicks/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://player.vimeo.com/video/1?h=8272103f6e", "https://player.vimeo.com/video/1?h=8272103f6e"],
    ["https://youtu.be/a?t=1m30s", "https://www.youtube.com/embed/a?start=90"],
    ["https://youtu.be/a?t=1h2m3s", "https://www.youtube.com/embed/a?start=3723"],
    ["https://www.youtube.com/watch?v=a&start=7", "https://www.youtube.com/embed/a?start=7"],
    ["https://youtu.be/a?t=soon", "https://www.youtube.com/embed/a"],
    [
      "https://www.google.com/maps?q=Seoul&output=embed",
      "https://www.google.com/maps?q=Seoul&amp;output=embed",
    ],
    ["https://google.com/maps?output=embed", "https://www.google.com/maps?output=embed"],
    ["https://maps.google.com/?q=a&output=embed", "https://www.google.com/maps?q=a&amp;output=embed"],
  ])("%s is embedded in a rebuilt frame (R4.1)", (src, expected) => {
    expect(clean(`<iframe src="${src}" onload="x" srcdoc="y" allow="camera" name="z"></iframe>`)).toBe(
      frame(expected),
    );
    expect(clean(frame(expected))).toBe(frame(expected));
  });

  test("of what a frame asks to do, what players need is kept (R4.1)", () => {
    const allow = "autoplay *; Encrypted-Media; camera; fullscreen 'self'; geolocation; picture-in-picture";
    const html = clean(`<iframe src="https://player.vimeo.com/video/1" allow="${allow}"></iframe>`);
    expect(html).toContain(' allow="autoplay; encrypted-media; fullscreen; picture-in-picture"');
    expect(clean(html)).toBe(html);
  });

  test.each([
    "https://www.google.com/search?q=x&output=embed",
    "https://www.google.com/maps/place/x",
    "https://vimeo.com/76979871/../login",
    "https://www.youtube.com/redirect?q=x",
    "https://www.youtube.com.evil.example/embed/x",
    "https://www.youtube.com@evil.example/embed/x",
    "https://www.youtube.com:8443/embed/x",
    "http://www.youtube.com:8080/embed/x",
    "ftp://www.youtube.com/embed/x",
    "https://user@www.youtube.com/embed/x",
    "https://:password@www.youtube.com/embed/x",
    "https://www.google.com/url?q=x",
    "https://evil.example/embed/",
    "javascript:alert(1)",
    "/p/own-page",
    "constructor",
    "",
  ])("the frame address %j is not embedded (R4.1)", (src) => {
    expect(clean(`a<iframe src="${src}"></iframe>b`)).toBe("ab");
  });

  test.each([
    [
      'title="Tour" class="film" style="border:0" id="tour"',
      'title="Tour" class="film" style="border:0" id="cms-tour"',
    ],
    ['width="560" height="315"', 'style="aspect-ratio: 560 / 315" width="560" height="315"'],
    ['style="width:600px;height:450px;"', 'style="width:600px;height:450px; aspect-ratio: 600 / 450"'],
    ['width="560" style="height:315px"', 'style="height:315px; aspect-ratio: 560 / 315" width="560"'],
    ['style="aspect-ratio:1" width="5" height="9"', 'style="aspect-ratio:1" width="5" height="9"'],
    ['width="560" height="0"', 'width="560" height="0"'],
    ['width="100%" height="315px"', 'width="100%" height="315"'],
    ['width=" 560 "', 'width="560"'],
    ['width="600px;" height="80px;"', 'style="aspect-ratio: 600 / 80" width="600" height="80"'],
    ['width="auto" height="123456"', ""],
    ['width="x9" height="9x"', 'height="9"'],
    ['width="1e3" height=""', 'width="1"'],
    ["allowfullscreen", 'allowfullscreen=""'],
  ])("of a frame with %s the attributes %j are kept (R4.1)", (written, attributes) => {
    const src = "https://www.youtube.com/embed/x";
    const [before = "", after = ""] = frame(src).split(" loading");
    const expected = `${before}${attributes === "" ? "" : ` ${attributes}`} loading${after}`;
    expect(clean(`<iframe src="${src}" ${written}></iframe>`)).toBe(expected);
  });

  test("the policy of a page names the hosts that may be embedded (R4.1)", () => {
    const src = "https://www.youtube.com/embed/x";
    expect(clean(`<iframe src="${src}"></iframe>`)).toBe(frame(src));
    expect(embedOrigins).toContain("https://www.youtube.com");
  });
});

describe("SVG", () => {
  test.each([
    [
      '<svg viewbox="0 0 1 1"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#g)" d="M0 0"/></svg>',
      '<svg viewBox="0 0 1 1"><defs><linearGradient id="cms-g"><stop offset="0" stop-color="red"></stop></linearGradient></defs><path fill="url(#cms-g)" d="M0 0"></path></svg>',
    ],
    [
      '<svg><use xlink:href="#a"/><use href="//e.example/#b"/></svg>',
      '<svg><use href="#cms-a"></use><use></use></svg>',
    ],
    [
      '<svg onload="x"><script>y</script><style>z</style><animate attributeName="href"/><set/></svg>',
      "<svg></svg>",
    ],
    ['<svg><a xlink:href="javascript:x"><rect width="1"/></a></svg>', '<svg><rect width="1"></rect></svg>'],
    ["<svg><foreignObject><p>x</p></foreignObject><title>t</title><desc>d</desc></svg>", "<svg></svg>"],
    [
      '<svg><image href="https://m.example/a.png"/><image href="data:image/png,x"/></svg>',
      '<svg><image href="https://m.example/a.png"></image><image></image></svg>',
    ],
    [
      '<svg><rect fill="url(https://e.example/#a)" mask="url(\'#m\')"/></svg>',
      "<svg><rect mask=\"url('#cms-m')\"></rect></svg>",
    ],
    ['<svg><text x="1">A &lt; B</text></svg>', '<svg><text x="1">A &lt; B</text></svg>'],
  ])("the markup %s becomes %s (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });
});

describe("an image map", () => {
  const map =
    '<img src="/floor.jpg" usemap="#floor"><map name="floor"><area shape="rect" coords="0,0,50,50" href="/r/14" alt="화양"></map>';

  test("keeps its links, under a prefixed name (R4.1)", () => {
    expect(clean(map)).toBe(map.replace("#floor", "#cms-floor").replace('name="floor"', 'name="cms-floor"'));
    expect(clean(clean(map))).toBe(clean(map));
  });

  test("keeps no other attributes (R4.1)", () => {
    expect(
      clean(
        '<map name="a" id=b><area href="javascript:x" onclick=x ping=//e coords="x" target=_blank shape=url(x)></map>',
      ),
    ).toBe('<map name="cms-a" id="cms-b"><area target="_blank" rel="noopener"></map>');
    expect(clean('<img src=x usemap="//e.example/#a"><p usemap="#a" name=b>1</p>')).toBe(
      '<img src="x"><p>1</p>',
    );
  });
});

describe("findings for removed elements", () => {
  const findings = (html: string) =>
    parsePart(html, { scope: "test", everyLine: true }).findings.map(({ column: _, ...finding }) => finding);

  test.each([
    ["a\n<object>b</object>", [{ code: "element-removed", detail: "object", line: 2 }]],
    ["a\n\n<script>b</script>", [{ code: "script-removed", detail: "script", line: 3 }]],
    ["<form>a</form>", [{ code: "element-removed", detail: "form", line: 1 }]],
    ["<o:p>a</o:p><marquee>b</marquee>", []],
    ["<xmarquee>a</xmarquee>", [{ code: "element-removed", detail: "xmarquee", line: 1 }]],
    ["<dialogs>a</dialogs>", [{ code: "element-removed", detail: "dialogs", line: 1 }]],
    ["<style>.a{top:0}</style>", []],
    ["<svg><style>.a{top:0}</style></svg>", []],
    ["<p>a</p>\n<iframe></iframe>", [{ code: "embed-not-allowed", detail: "iframe", line: 2 }]],
    ['<iframe src="https://["></iframe>', [{ code: "embed-not-allowed", detail: "https://[", line: 1 }]],
    [
      `<iframe src=" https://evil.example/${"x".repeat(90)}"></iframe>`,
      [{ code: "embed-not-allowed", detail: `https://evil.example/${"x".repeat(59)}`, line: 1 }],
    ],
  ])("the markup %j gives the findings %j (R11.4)", (html, expected) => {
    expect(findings(html)).toEqual(expected);
  });
});

describe("a tree that the parser built deeper than its open elements", () => {
  const namespace = "http://www.w3.org/1999/xhtml";
  const nest = (depth: number, name: string, inside: RawNode[]): RawNode[] =>
    depth === 0
      ? inside
      : [{ type: "tag", name, namespace, attribs: {}, children: nest(depth - 1, name, inside) }];
  const read = (nodes: RawNode[]) => {
    const findings = new FindingList();
    const context = { style: plainContext, styles: new Map(), findings };
    return { html: serializeClean(sanitize(nodes, context).children), findings: findings.toArray() };
  };
  const words: RawNode[] = [{ type: "text", data: "words" }];
  const cut = [{ code: "part-cut", detail: "depth 256" }];

  test("is kept complete up to 256 elements, and cut with a finding beyond that (R4.1)", () => {
    const whole = read(nest(256, "div", words));
    expect(whole.html).toContain("words");
    expect(whole.findings).toEqual([]);
    const deeper = read(nest(257, "div", words));
    expect(deeper.html).not.toContain("words");
    expect(deeper.findings).toEqual(cut);
    expect(read(nest(257, "div", [])).findings).toEqual([]);
  });

  test("unwrapped elements count towards the depth limit (R4.1)", () => {
    const silent = "x:wrapper";
    expect(read(nest(1024, silent, words))).toEqual({ html: "words", findings: [] });
    expect(read(nest(1025, silent, words))).toEqual({ html: "", findings: cut });
    const mixed = read(nest(200, "div", nest(900, silent, words)));
    expect(mixed.html).not.toContain("words");
    expect(mixed.findings).toEqual(cut);
  });
});

describe("what a script would have shown or hidden", () => {
  test.each([
    ["a<dialog>Closed</dialog>b", "ab"],
    ["<dialog open>Open</dialog>", "Open"],
    ["<div popover>Closed</div>", '<div hidden="">Closed</div>'],
    ['<div popover="manual" id="x">Closed</div>', '<div id="cms-x" hidden="">Closed</div>'],
  ])("%s stays as hidden as it was (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  test.each([
    ['<img src="" data-src="/a.jpg">', '<img src="/a.jpg">'],
    ['<img data-original="/a.jpg">', '<img src="/a.jpg">'],
    ['<img src="/img/blank.gif" data-lazy-src="/a.jpg">', '<img src="/a.jpg">'],
    ['<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg">', '<img src="/a.jpg">'],
    [
      '<img data-srcset="/a.jpg 1x, /b.jpg 2x" src="/a.jpg">',
      '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x">',
    ],
    [
      '<video data-src="/a.mp4" data-poster="/a.jpg"></video>',
      '<video src="/a.mp4" poster="/a.jpg"></video>',
    ],
    ['<img src="/real.jpg" data-src="/large.jpg">', '<img src="/real.jpg" data-src="/large.jpg">'],
    ['<img data-src="javascript:x">', "<img>"],
  ])("the late picture %s is shown by its address (R4.1)", (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  test("tabs without a script keep the inputs that choose, and no others (R4.1)", () => {
    const tabs = '<input type="radio" id="cms-a" name="cms-tabs" checked=""><label for="cms-a">A</label>';
    expect(
      clean("<input type=radio id=a name=tabs checked value=x onchange=x()><label for=a>A</label>"),
    ).toBe(tabs);
    expect(clean(tabs)).toBe(tabs);
    for (const type of ["text", "password", "file", "image", "submit", ""])
      expect(clean(`a<input type="${type}" src="/x" name="y">b`)).toBe("ab");
  });
});
