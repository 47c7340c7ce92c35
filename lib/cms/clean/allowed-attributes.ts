import { colorsNamed } from "culori/fn";
import { ownEntry } from "@/lib/base/text";
import { isReservedDataAttribute } from "@/lib/cms/clean/reserved-names";

/**
 * Returns a size as browsers read it (HTML, rules for parsing dimension values): digits, and what follows only if it is
 * `%` or the `*` of a column. Null for a value that browsers ignore.
 */
export function readDimension(value: string): string | null {
  const [, digits, unit = ""] = /^[\t\n\f\r ]*(\d{1,5}(?:\.\d{1,6})?)(?![\d])\d*([%*])?/.exec(value) ?? [];
  return digits === undefined ? null : `${digits}${unit}`;
}

/** Returns a whole number as browsers read it (HTML, rules for parsing integers), limited to `least` and `most`. */
function readInteger(value: string, least = Number.NEGATIVE_INFINITY, most = 2 ** 31 - 1): string | null {
  const digits = /^[\t\n\f\r ]*([+-]?\d+)/.exec(value)?.[1];
  return digits === undefined ? null : String(Math.min(most, Math.max(least, Number(digits))));
}

/** Returns a number of 0 or more as browsers read it (HTML, rules for parsing non-negative integers). */
function readCount(value: string, least = 0, most = 99_999): string | null {
  const integer = readInteger(value);
  return integer === null || Number(integer) < 0 ? null : readInteger(integer, least, most);
}

/** Returns a number as browsers read it (HTML, rules for parsing floating-point number values). */
function readNumber(value: string): string | null {
  const text = /^[\t\n\f\r ]*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)/i.exec(value)?.[1];
  const number = Number(text ?? Number.NaN);
  return Number.isFinite(number) ? String(number) : null;
}

const MAX_COORDINATES = 400;

/**
 * Returns the coordinates of an area as browsers read them (HTML, rules for parsing a list of floating-point numbers):
 * separated by spaces, commas or semicolons, each without what stands before or after it. Null without any digit.
 */
function readCoordinates(value: string): string | null {
  const written = value.split(/[\t\n\f\r ,;]+/).filter((each) => each !== "");
  if (!/\d/.test(value) || written.length > MAX_COORDINATES) return null;
  // What is left of a word without a number counts as 0.
  return written.map((each) => readNumber(each.replace(/^[^\d.-]+/, "")) ?? "0").join(",");
}

/** Returns a font's size as browsers read it (HTML, rules for parsing a legacy font size): 1 to 7, or a difference. */
function readFontSize(value: string): string | null {
  const [, sign = "", digits] = /^[\t\n\f\r ]*([+-]?)(\d+)/.exec(value) ?? [];
  return digits === undefined ? null : sign + Math.min(7, Math.max(sign === "" ? 1 : 0, Number(digits)));
}

const MAX_COLOUR = 128;

/**
 * Returns a colour as browsers read it (HTML, rules for parsing a legacy color value): a name, or any other text as six
 * hexadecimal digits. Null for a value that browsers ignore.
 */
function readLegacyColour(value: string): string | null {
  const text = value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");
  if (value === "" || /^transparent$/i.test(text)) return null;
  if (Object.hasOwn(colorsNamed, text.toLowerCase()) || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text))
    return text;
  const digits = text
    .replace(/[\u{10000}-\u{10ffff}]/gu, "00")
    .slice(0, MAX_COLOUR)
    .replace(/^#/, "")
    .replace(/[^\da-f]/gi, "0");
  const whole = digits.padEnd(Math.max(3, Math.ceil(digits.length / 3) * 3), "0");
  const third = whole.length / 3;
  const parts = [0, 1, 2].map((index) => whole.slice(index * third, (index + 1) * third).slice(-8));
  // Leading zeros that all three parts have are dropped while more than two digits are left.
  const zeros = Math.min(...parts.map((part) => /^0*/.exec(part)?.[0].length ?? 0));
  const first = Math.max(0, Math.min(zeros, (parts[0]?.length ?? 0) - 2));
  return `#${parts.map((part) => part.slice(first, first + 2).padStart(2, "0")).join("")}`.toLowerCase();
}

/** How the value of an attribute is validated; a function returns what is written, null for nothing. */
export type AttributeRule =
  | "any"
  | "present"
  | "id"
  | "ids"
  | "reference"
  | "link"
  | "media"
  | "srcset"
  | RegExp
  | ((value: string) => string | null);

const LENGTH = readDimension;
const NUMBER = readNumber;
const INTEGER = (value: string) => readInteger(value);
const COUNT = (value: string) => readCount(value);
const COLUMNS = (value: string) => readCount(value, 1, 1_000);
const ROWS = (value: string) => readCount(value, 0, 65_534);
const COLOUR = readLegacyColour;
/** A table's border is drawn whenever its author names it. */
const TABLE_BORDER = (value: string) => readCount(value) ?? "1";
const WORD = /^\s*[a-z-]{1,20}\s*$/i;

type Rules = Readonly<Record<string, AttributeRule>>;

/** Attributes allowed on any element, besides `data-*` and `aria-*`. `class` and `style` are validated separately. */
const everywhere: Rules = {
  role: /^[a-z ]{1,60}$/i,
  title: "any",
  lang: /^[\w-]{0,35}$/,
  dir: /^\s*(?:ltr|rtl|auto)\s*$/i,
  translate: /^\s*(?:yes|no)?\s*$/i,
  hidden: "present",
  tabindex: /^\s*(?:0|-1)\s*$/,
  id: "id",
  align: WORD,
  "aria-labelledby": "ids",
  "aria-describedby": "ids",
  "aria-controls": "ids",
  "aria-owns": "ids",
  "aria-details": "ids",
  "aria-flowto": "ids",
  "aria-errormessage": "ids",
  "aria-activedescendant": "ids",
};

const block: Rules = { clear: WORD, width: LENGTH };
const size: Rules = { width: LENGTH, height: LENGTH };
const edit: Rules = { cite: "link", datetime: "any" };
const gauge: Rules = { value: NUMBER, min: NUMBER, max: NUMBER, low: NUMBER, high: NUMBER, optimum: NUMBER };
const tableLook: Rules = {
  ...size,
  bgcolor: COLOUR,
  background: "media",
  bordercolor: COLOUR,
  valign: WORD,
  char: "any",
};
const cell: Rules = {
  ...tableLook,
  colspan: COLUMNS,
  rowspan: ROWS,
  headers: "ids",
  scope: WORD,
  abbr: "any",
  nowrap: "present",
};
const sound: Rules = {
  src: "media",
  controls: "present",
  loop: "present",
  muted: "present",
  preload: /^\s*(?:metadata|none)\s*$/i,
};

const byElement: Readonly<Record<string, Rules>> = {
  a: { href: "link", target: /^(?:_blank|_self)$/, download: "any", hreflang: /^[\w-]{0,35}$/ },
  area: {
    href: "link",
    alt: "any",
    coords: readCoordinates,
    shape: /^\s*(?:rect(?:angle)?|circ(?:le)?|poly(?:gon)?|default)\s*$/i,
    target: /^(?:_blank|_self)$/,
    download: "any",
  },
  blockquote: { cite: "link" },
  br: { clear: WORD },
  caption: { valign: WORD },
  col: { ...tableLook, span: COLUMNS },
  colgroup: { ...tableLook, span: COLUMNS },
  data: { value: "any" },
  del: edit,
  details: { open: "present" },
  div: block,
  font: { color: COLOUR, face: "any", size: readFontSize },
  hr: { ...block, size: COUNT, noshade: "present", color: COLOUR },
  img: {
    ...size,
    src: "media",
    srcset: "srcset",
    sizes: "any",
    alt: "any",
    loading: /^\s*(?:lazy|eager)\s*$/i,
    decoding: /^\s*(?:async|sync|auto)\s*$/i,
    fetchpriority: /^\s*(?:high|low|auto)\s*$/i,
    border: COUNT,
    hspace: LENGTH,
    vspace: LENGTH,
    usemap: "reference",
  },
  input: { type: /^\s*(?:radio|checkbox)\s*$/i, name: "id", checked: "present", disabled: "present" },
  ins: edit,
  label: { for: "id" },
  li: { value: INTEGER, type: WORD },
  map: { name: "id" },
  meter: gauge,
  ol: { start: INTEGER, reversed: "present", type: /^\s*[1aAiI]\s*$/, compact: "present" },
  pre: { width: COUNT },
  progress: gauge,
  q: { cite: "link" },
  source: {
    ...size,
    src: "media",
    srcset: "srcset",
    sizes: "any",
    media: "any",
    type: /^[\w/.+;=",\s-]{1,100}$/,
  },
  table: {
    ...tableLook,
    border: TABLE_BORDER,
    cellpadding: COUNT,
    cellspacing: COUNT,
    summary: "any",
    frame: WORD,
    rules: WORD,
  },
  tbody: tableLook,
  td: cell,
  tfoot: tableLook,
  th: cell,
  thead: tableLook,
  time: { datetime: "any" },
  tr: tableLook,
  track: {
    src: "media",
    kind: /^\s*(?:subtitles|captions|descriptions|chapters)\s*$/i,
    srclang: /^[\w-]{0,35}$/,
    label: "any",
    default: "present",
  },
  audio: sound,
  ul: { type: WORD, compact: "present" },
  video: { ...sound, ...size, playsinline: "present", poster: "media", autoplay: "present" },
};

const DATA = /^data-[a-z\d][a-z\d_.-]{0,60}$/;
const ARIA = /^aria-[a-z]{2,30}$/;

/** Returns how to validate this attribute on this element; null when the attribute is not allowed. */
export function findAttributeRule(tag: string, name: string): AttributeRule | null {
  const rule = ownEntry(byElement[tag] ?? {}, name) ?? ownEntry(everywhere, name);
  if (rule !== undefined) return rule;
  if (ARIA.test(name)) return "any";
  return DATA.test(name) && !isReservedDataAttribute(name) ? "any" : null;
}
