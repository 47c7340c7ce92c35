import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMMON } from "./subset-heading-font.mjs";

const read = (file: string) => readFileSync(join(process.cwd(), file), "utf8");

/** The ranges that the complete file covers, by the package that brings it. */
const complete = rangesIn(
  /newsreader-latin-500-normal \*\/[^}]*unicode-range: ([^;]*);/.exec(
    read("node_modules/@fontsource/newsreader/500.css"),
  )?.[1],
);
const others = rangesIn(/value:\s*"([^"]*)"/.exec(read("app/fonts.ts"))?.[1]);
test("each character of the headings' font is in exactly one of its two files", () => {
  const characters = [...complete].filter(
    (code) => code >= 0x20 && !(code >= 0x7f && code < 0xa0) && code < 0xfe00,
  );
  expect(characters.length).toBeGreaterThan(300);
  const inBothOrNone = characters.filter(
    (code) => COMMON.includes(String.fromCodePoint(code)) === others.has(code),
  );
  expect(inBothOrNone.map((code) => code.toString(16))).toEqual([]);
});

function rangesIn(list = ""): Set<number> {
  return new Set(
    list.split(",").flatMap((range) => {
      const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    }),
  );
}
