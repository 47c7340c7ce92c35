import { nearestWord } from "@/lib/text/nearest-word";

test.each([
  ["colums", "columns"],
  ["columsn", "columns"],
  ["Columns", "columns"],
  ["resourseid", "resourceid"],
  ["perpages", "perpage"],
  ["xyz", undefined],
  ["", undefined],
])("R11.4 the nearest known word to %s is %s", (word, meant) => {
  expect(nearestWord(word, ["resourceid", "columns", "perpage"])).toBe(meant);
});
