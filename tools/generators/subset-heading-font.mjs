/**
 * Writes the font of the headings with the characters that nearly all of them use, half as large as the complete Latin
 * font, which stays for the others (`app/fonts.ts`). Called by the configuration of the build and of development.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "../..");
const COMPLETE = "node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2";
const FOLDER = ".yeoul/fonts";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** The characters in the file. All others of the complete font are in the ranges of `app/fonts.ts`. */
export const COMMON = `${ASCII}\u00a0°·×é–—‘’“”…`;

/** Writes the file. Rejects with an `Error` when the complete font is missing or cannot be read. */
export async function subsetHeadingFont() {
  const font = await subsetFont(await readFile(join(ROOT, COMPLETE)), COMMON, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "liga", "lnum", "tnum"],
    noHinting: true,
  });
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  await writeFile(join(ROOT, FOLDER, "newsreader-common.woff2"), font);
}
