import { moveEntry, readOutline } from "@/components/workbench/editor/outline";

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
