import { moveEntry, readOutline } from "@/components/workbench/editor/written-elements";

const text = `<h1>Winter</h1>
<style>p{color:red}</style>
<div class="note cms-box-promotion" columns="2"></div>

<img src="/a.jpg" alt="A wave">`;

test("the outline of a page names its blocks and the words of its elements (R11.4)", () => {
  expect(readOutline(text).map(({ name, words }) => `${name} ${words}`)).toEqual([
    "h1 Winter",
    "cms-box-promotion ",
    "img A wave",
  ]);
  expect(readOutline("")).toEqual([]);
});

test("an element changes places with its neighbour, and with nothing at either end (R11.4)", () => {
  const outline = readOutline(text);
  const change = moveEntry(text, outline, 2, -1);
  if (change === undefined) throw new Error("nothing moved");
  const moved = text.slice(0, change.from) + change.insert + text.slice(change.to);
  expect(readOutline(moved).map(({ name }) => name)).toEqual(["h1", "img", "cms-box-promotion"]);
  expect(moveEntry(text, outline, 0, -1)).toBeUndefined();
  expect(moveEntry(text, outline, 2, 1)).toBeUndefined();
  expect(moved.length).toBe(text.length);
});

const wrapped = `<section><h2>A</h2><p>B</p></section>
<div><div><ul><li>C</li></ul></div></div>`;

test("the outline goes into wrappers, and an element is moved within its own (R11.4)", () => {
  const outline = readOutline(wrapped);
  const levels = outline.map(({ name, words, depth }) => `${depth} ${name} ${words}`.trim());
  expect(levels).toEqual(["0 section", "1 h2 A", "1 p B", "0 div", "1 div", "2 ul C"]);
  const change = moveEntry(wrapped, outline, 2, -1);
  expect(change && wrapped.slice(0, change.from) + change.insert).toBe("<section><p>B</p><h2>A</h2>");
  expect([1, 2, 4].map((index) => moveEntry(wrapped, outline, index, index === 1 ? -1 : 1))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(moveEntry(wrapped, outline, 0, 1)?.to).toBe(wrapped.length);
});
