// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const REPAIRED = /[\u0000-\u0020\u007f\\]/;

/** Returns whether a text has a control character, which no name, address or value of ours has. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL.test(text);
}

/**
 * Returns whether browsers would read an address otherwise than it is written: they turn backslashes round and strip
 * control characters and spaces. A legitimate address has none of them.
 */
export function isRepairedByBrowsers(address: string): boolean {
  return REPAIRED.test(address);
}

/** A dot beside which no line is broken. */
export const BETWEEN_FACTS = "\u00a0·\u00a0";

/**
 * Joins facts by dots that no line begins or ends with: there is no break beside a dot, so that a line is broken inside
 * of a fact. Facts of which each must stay whole are rendered by `components/ui/fact-line.tsx`. Empty ones are
 * left out.
 */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== "").join(BETWEEN_FACTS);
}

/** Returns a text in which no word is broken at its hyphen, such as the names of Korean streets and districts. */
export function keepHyphens(text: string): string {
  return text.replace(/(\p{L}-)(?=\p{L})/gu, "$1\u2060");
}

/** Returns the words of a list that is written as lines of text. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

const FARTHEST = 2;

/** Returns the candidate nearest to `word`, at most `farthest` (two) edits away; undefined when there is none. */
export function nearestWord(
  word: string,
  words: readonly string[],
  farthest: 1 | 2 = FARTHEST,
): string | undefined {
  let nearest: { word: string; distance: number } | undefined;
  for (const other of words) {
    const distance = distanceOf(word.toLowerCase(), other.toLowerCase());
    if (distance <= farthest && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { word: other, distance };
  }
  return nearest?.word;
}

/** Returns the number of letters to insert, delete, replace or swap with their neighbour. */
function distanceOf(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > FARTHEST) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? Number.POSITIVE_INFINITY;
}

/** Lengths of the groups in which Korean numbers are written, after the area's or the network's digits. */
const KOREAN = /^(2|[3-6]\d|1\d|70|80|50\d)(\d{3,4})(\d{4})$/;

/**
 * Writes a telephone number as people do: a Korean one with hyphens for readers in Korea (`010-1234-5678`), for others
 * with its country and spaces (`+82 10 1234 5678`). Any other text is returned as it is.
 */
export function writePhone(phone: string, { isInKorea }: { isInKorea: boolean }): string {
  const digits = phone.replace(/[\s().-]/g, "");
  const national = /^(?:\+?82|0)(\d{8,11})$/.exec(digits)?.[1]?.replace(/^0/, "");
  const [, area, first, last] = KOREAN.exec(national ?? "") ?? [];
  if (area === undefined) return phone;
  return isInKorea ? `0${area}-${first}-${last}` : `+82 ${area} ${first} ${last}`;
}

/** Returns the address that calls a telephone number, however it is written. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Returns what a table has under a name that somebody else wrote, who may have written `constructor`. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Decodes percent-encoded text; `undefined` where an escape is incomplete or its bytes are not text. */
export function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON; `undefined` for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Control characters (Unicode `Cc`) except the tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** Halves of a character that no machine can write. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Embeddings, overrides and isolates: they turn the text that follows around, also that of whoever quotes it. */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/g;
/** Characters without a picture: spaces, format characters, the fillers of Hangul, the empty braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Surrogate}\u2800]/gu;

/**
 * Returns the text as people may read it anywhere: without control characters, lone surrogates and changes of the
 * writing direction. Everything else stays, also the joiners of emoji and of Indic scripts.
 */
export function plainText(text: string): string {
  return text.replace(CONTROLS, "").replace(LONE_SURROGATES, "").replace(DIRECTION_CHANGES, "");
}

/** Returns a JSON value in which every text, and every field's name, is plain. */
export function withPlainTexts(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [plainText(name), withPlainTexts(inner)]),
  );
}

/** Returns whether a reader would see anything of the text. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, "") !== "";
}

/** Returns the text in Unicode's compatibility form (`１` is `1`), without any character that is not seen. */
export function onlyVisible(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, "");
}

/**
 * Parses `text` as a URL, resolved against `base` if given; undefined when it is invalid. Some guests' browsers lack
 * `URL.canParse`.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
