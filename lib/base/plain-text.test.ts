import fc from "fast-check";
import { isVisible, onlyVisible, plainText, withPlainTexts } from "@/lib/base/text";

test.each([
  ["창가 자리\n부탁드립니다", "창가 자리\n부탁드립니다"],
  ["one\ttwo\r\nthree", "one\ttwo\r\nthree"],
  ["a\0b\x07c\x1bd\x7fe\x9bf", "abcdef"],
  ["user\u202Etxt.exe", "usertxt.exe"],
  ["\u2067right\u2069 left", "right left"],
  ["half \ud83d of \udc00 it", "half  of  it"],
  ["👨‍👩‍👧 ❤️ क्‍ष", "👨‍👩‍👧 ❤️ क्‍ष"],
])("the text %j travels as %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("no text of a body holds what people cannot read, wherever it stands, and others stay as they are", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("\0", "\x1b", "\u202e", "\u2066", "\ud800"), (value, odd) => {
      const [clean] = JSON.parse(JSON.stringify(withPlainTexts([value])));
      expect(withPlainTexts(clean)).toEqual(clean);
      const planted = { [`field${odd}`]: [{ inner: `before${odd}after` }, value] };
      expect(JSON.stringify(withPlainTexts(planted))).not.toContain(JSON.stringify(odd).slice(1, -1));
      expect(withPlainTexts({ deep: [`가${odd}나`, 7, null, true] })).toEqual({
        deep: ["가나", 7, null, true],
      });
    }),
  );
});

test.each([
  ["", false],
  ["  \n\u3000", false],
  ["\u3164", false],
  ["\u200b\u200d\ufeff", false],
  ["\u2800", false],
  ["\u115f\u1160\uffa0\u034f\u180e\u2060\u00ad", false],
  ["\u202e\u202c", false],
  ["\ud800", false],
  ["김", true],
  ["\u3164김", true],
  ["O", true],
  ["👩‍🍳", true],
])("a reader sees something of %j: %s", (text, isSeen) => {
  expect(isVisible(text)).toBe(isSeen);
});

test("only visible characters are left, in their plain form", () => {
  expect(onlyVisible("\u202a\u200bhana＠ｅxample.com \u202c")).toBe("hana@example.com");
});
