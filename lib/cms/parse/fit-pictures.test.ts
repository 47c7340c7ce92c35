import { load } from "cheerio";
import type { PageNode, PictureOptions, WidgetNode } from "@/lib/cms/parse/page-node";
import { parsePart } from "@/lib/cms/parse/parse-part";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const media = { origin: "https://media.test", widths: [320, 640] };
const WIDTHS = (name: string) =>
  `https://media.test/${name}?w=320 320w, https://media.test/${name}?w=640 640w`;
const ours = (name: string, more = "") => `<img src="https://media.test/${name}" alt=""${more}>`;
const SIZE = ' width="1280" height="960"';
const parse = (html: string, pictures: PictureOptions = { position: "first", media }) =>
  parsePart(html, { scope: "test", pictures }).nodes;

/** Returns the attributes of each image except address, alternative text and size. */
function picturesOf(html: string, pictures?: PictureOptions) {
  const document = load(serializeNodes(parse(html, pictures)));
  return document("img")
    .toArray()
    .map(({ attribs: { src: _, alt, width, height, ...rest } }) => rest);
}

function leading(html: string): string[] {
  const visit = (node: PageNode): WidgetNode[] =>
    node.kind === "text" || node.kind === "static"
      ? []
      : [...(node.kind === "widget" ? [node] : []), ...node.children.flatMap(visit)];
  return parse(html)
    .flatMap(visit)
    .flatMap(({ leads, widget }) => (leads ? [widget.type] : []));
}

describe("the first image of a page", () => {
  test("has high priority and is offered in widths, while later images are lazy", () => {
    expect(picturesOf(`<h1>Winter</h1>${ours("a.jpg", SIZE)}<p>${ours("b.jpg", SIZE)}</p>`)).toEqual([
      {
        fetchpriority: "high",
        srcset: WIDTHS("a.jpg"),
        sizes: "(min-width: 1332px) 1280px, calc(100vw - 52px)",
      },
      {
        loading: "lazy",
        srcset: WIDTHS("b.jpg"),
        sizes: "auto, (min-width: 1332px) 1280px, calc(100vw - 52px)",
      },
    ]);
  });

  test("may come from any server, also without a size", () => {
    expect(picturesOf('<img src="https://elsewhere.test/a.jpg" alt="">')).toEqual([
      { fetchpriority: "high" },
    ]);
  });

  test.each([
    ["one that its author made lazy", ours("a.jpg", ' loading="lazy"')],
    ["an icon beside text", '<img src="/mark.svg" alt="" width="24" height="24">'],
    ["one in a popup", `<div class="cms-box-popup" popupid="p">${ours("a.jpg")}</div>`],
    ["one in a login box", `<div class="cms-box-login"><p>${ours("a.jpg")}</p></div>`],
    ["one in closed details", `<details><summary>More</summary>${ours("a.jpg")}</details>`],
  ])("is not %s, but the one after it", (_, before) => {
    const [first, second] = picturesOf(`${before}<img src="/b.jpg" alt="">`);
    expect(first).not.toHaveProperty("fetchpriority");
    expect(second).toEqual({ fetchpriority: "high" });
  });

  test("does not exist below the first screen, nor in a part that does not begin the page", () => {
    expect(picturesOf(`<p>${"word ".repeat(200)}</p><img src="/a.jpg" alt="">`)).toEqual([{}]);
    expect(picturesOf('<img src="/a.jpg" alt="">', { position: "later", media })).toEqual([{}]);
  });

  test("may belong to a widget that precedes the author's images", () => {
    const list = '<div class="cms-box-promotion" resourceid="1"></div>';
    expect(
      leading(`<h1>Offers</h1><div class="cms-box-select" type="language"></div>${list}${list}`),
    ).toEqual(["promotion"]);
    expect(picturesOf(`${list}<img src="/a.jpg" alt="">`)).toEqual([{}]);
    expect(leading(`<img src="/a.jpg" alt="">${list}`)).toEqual([]);
  });
});

describe("images of the media server", () => {
  const place = { position: "later", media } as const;

  test.each([
    ["stay as authored without a size, because nothing would reserve their space", "", {}],
    ["stay as authored with a width only", ' width="640"', {}],
    ["stay as authored with a width in percent", ' width="100%" height="300"', {}],
    [
      "are offered in widths with the author's own sizes",
      ' sizes="50vw"',
      { sizes: "50vw", srcset: WIDTHS("a.jpg") },
    ],
    [
      "keep the author's own widths",
      `${SIZE} srcset="https://media.test/b.jpg 2x"`,
      { loading: "lazy", srcset: "https://media.test/b.jpg 2x" },
    ],
    [
      "are eager where the author says so, sized by their attributes",
      `${SIZE} loading="eager"`,
      { loading: "eager", srcset: WIDTHS("a.jpg"), sizes: "(min-width: 1332px) 1280px, calc(100vw - 52px)" },
    ],
  ])("%s", (_, attributes, expected) => {
    expect(picturesOf(ours("a.jpg", attributes), place)).toEqual([expected]);
  });

  test("get no widths where `source` elements provide them", () => {
    const html = `<picture><source srcset="/wide.jpg" media="(min-width: 900px)">${ours("a.jpg", SIZE)}</picture>`;
    expect(picturesOf(html, place)).toEqual([{ loading: "lazy" }]);
  });

  test("get no widths where the server has none, and images of other servers are left unchanged", () => {
    const none = { position: "later", media: { ...media, widths: [] } } as const;
    expect(picturesOf(ours("a.jpg", SIZE), none)).toEqual([{ loading: "lazy" }]);
    expect(picturesOf(`<img src="https://elsewhere.test/a.jpg" alt=""${SIZE}>`, place)).toEqual([{}]);
  });
});

describe("images in hidden elements", () => {
  test("are lazy in a popup, whatever their author wrote", () => {
    const html =
      '<img src="/a.jpg" alt=""><div class="cms-box-popup" popupid="p"><p><img src="/b.jpg" alt="" loading="eager"></p></div>';
    expect(picturesOf(html, { position: "later" })).toEqual([{}, { loading: "lazy" }]);
  });

  test("are lazy in a panel", () => {
    expect(picturesOf('<img src="https://elsewhere.test/a.jpg" alt="">', { position: "hidden" })).toEqual([
      { loading: "lazy" },
    ]);
  });
});

test("a browser parses the fitted markup back unchanged", () => {
  const once = serializeNodes(parse(`${ours("a.jpg", SIZE)}${ours("b.jpg", SIZE)}`));
  expect(serializeNodes(parse(once))).toBe(once);
});
