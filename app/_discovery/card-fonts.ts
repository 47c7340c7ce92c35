import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "opentype.js";

/** The subsets of the Korean font with brackets, currency signs, arrows and the like. */
const SIGNS = [101, 102, 103, 105, 106, 107, 108, 109, 110, 111];
const FILES: readonly (readonly [name: string, file: string])[] = [
  ["Newsreader", "newsreader/files/newsreader-latin-500-normal.woff"],
  ["Myeongjo", "nanum-myeongjo/files/nanum-myeongjo-korean-700-normal.woff"],
  ["Myeongjo Latin", "nanum-myeongjo/files/nanum-myeongjo-latin-700-normal.woff"],
  ...SIGNS.map(
    (subset) =>
      [`Myeongjo ${subset}`, `nanum-myeongjo/files/nanum-myeongjo-${subset}-700-normal.woff`] as const,
  ),
];

/** The value of `font-family` with every font of the cards. */
export const cardFontFamily = FILES.map(([name]) => name).join(", ");

/** Reads the fonts of the cards, and returns with them whether any of them contains a character. */
export async function readCardFonts() {
  const fonts = await Promise.all(
    FILES.map(async ([name, file]) => {
      const data = await readFile(join(process.cwd(), "node_modules/@fontsource", file));
      return { name, data, weight: 500 as const };
    }),
  );
  const tables = fonts.map(({ data }) => parse(new Uint8Array(data).buffer));
  const isDrawable = (character: string) => tables.some((table) => table.charToGlyphIndex(character) > 0);
  return { fonts, isDrawable };
}
