import { readableOn } from "@/lib/colour/contrast";

test.each([
  ["saffron keeps no white words", "#ffb611", "#ffffff", "#1d1a16"],
  ["what can be read stays", "#1f3a33", "#ffffff", "#ffffff"],
  ["a dark ground takes white", "#1d1a16", "#332211", "#ffffff"],
  ["what cannot be reckoned with stays", "#ffb61180", "#ffffff", "#ffffff"],
])("issue 18 D13 %s", (_, ground, chosen, readable) => {
  expect(readableOn(ground, chosen)).toBe(readable);
});
