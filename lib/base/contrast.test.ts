import { readableTextColour } from "@/lib/base/contrast";

test.each([
  ["white on saffron is replaced by dark text", "#ffb611", "#ffffff", "#1d1a16"],
  ["a readable colour is kept", "#1f3a33", "#ffffff", "#ffffff"],
  ["dark text on a dark background becomes white", "#1d1a16", "#332211", "#ffffff"],
  ["the chosen colour is kept on a translucent background", "#ffb61180", "#ffffff", "#ffffff"],
])("text on an author's colour can be read: %s", (_, background, chosen, readable) => {
  expect(readableTextColour(background, chosen)).toBe(readable);
});
