import { parseHtml } from "@/lib/cms/parse/parse-part";
import { readPosition } from "@/lib/cms/parse/position-mark";
import { serializeNodes } from "@/lib/cms/parse/serialize-nodes";

const text = `<h1 data-at="7:7">Winter</h1>
<div><p>One<table><tr><td>A</table></div>
<div class="cms-box-list" items='[{"name":"A","url":"/p/a"}]'></div>
<iframe src="https://www.youtube.com/embed/x"></iframe>`;
const show = (marksPositions?: boolean) =>
  serializeNodes(
    parseHtml({
      html: text,
      style: undefined,
      scope: "test",
      pictures: { position: "later" },
      marksPositions,
    }).nodes,
  );

test("each element of a draft says where it stands in the text, however often it is parsed (R11.4)", () => {
  const places = [...show(true).matchAll(/<([a-z]+\d?)[^>]*? data-at="([^"]*)"/g)];
  expect(places.map(([, tag, place]) => `${tag} ${place}`)).toEqual([
    "h1 1:1",
    "div 2:1",
    "p 2:6",
    "table 2:12",
    "tr 2:19",
    "td 2:23",
    "div 3:1",
    "iframe 4:1",
  ]);
});

test("a published page has no positions, neither its own nor its author's (R4.1, R11.4)", () => {
  expect(show()).toContain("<h1>Winter</h1>");
  expect(show()).not.toContain("data-at");
});

test("a mark names a place, and any other text none (R11.4)", () => {
  expect(readPosition("12:5")).toEqual({ line: 12, column: 5 });
  for (const mark of [null, "", "12", "a:b", "1:2:3"]) expect(readPosition(mark)).toBeUndefined();
});
