import { nearestWord } from "@/lib/base/text";

test.each([
  ["colums", "columns"],
  ["columsn", "columns"],
  ["Columns", "columns"],
  ["resourseid", "resourceid"],
  ["perpages", "perpage"],
  ["xyz", undefined],
  ["", undefined],
])("the nearest known word to %s is %s (R11.4)", (word, meant) => {
  expect(nearestWord(word, ["resourceid", "columns", "perpage"])).toBe(meant);
});
