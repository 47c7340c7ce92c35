import { colorsNamed } from "culori/fn";

/**
 * Returns a size as browsers read it (HTML, rules for parsing dimension values): digits, and what follows only if it is
 * `%` or the `*` of a column. Null for a value that browsers ignore.
 */
export function readDimension(value: string): string | null {
  const [, digits, unit = ""] = /^[\t\n\f\r ]*(\d{1,5}(?:\.\d{1,6})?)(?![\d])\d*([%*])?/.exec(value) ?? [];
  return digits === undefined ? null : `${digits}${unit}`;
}

/** Returns a whole number as browsers read it (HTML, rules for parsing integers), limited to `least` and `most`. */
export function readInteger(
  value: string,
  least = Number.NEGATIVE_INFINITY,
  most = 2 ** 31 - 1,
): string | null {
  const digits = /^[\t\n\f\r ]*([+-]?\d+)/.exec(value)?.[1];
  return digits === undefined ? null : String(Math.min(most, Math.max(least, Number(digits))));
}

/** Returns a number of 0 or more as browsers read it (HTML, rules for parsing non-negative integers). */
export function readCount(value: string, least = 0, most = 99_999): string | null {
  const integer = readInteger(value);
  return integer === null || Number(integer) < 0 ? null : readInteger(integer, least, most);
}

/** Returns a number as browsers read it (HTML, rules for parsing floating-point number values). */
export function readNumber(value: string): string | null {
  const text = /^[\t\n\f\r ]*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)/i.exec(value)?.[1];
  const number = Number(text ?? Number.NaN);
  return Number.isFinite(number) ? String(number) : null;
}

const MAX_COORDINATES = 400;

/**
 * Returns the coordinates of an area as browsers read them (HTML, rules for parsing a list of floating-point numbers):
 * separated by spaces, commas or semicolons, each without what stands before or after it. Null without any digit.
 */
export function readCoordinates(value: string): string | null {
  const written = value.split(/[\t\n\f\r ,;]+/).filter((each) => each !== "");
  if (!/\d/.test(value) || written.length > MAX_COORDINATES) return null;
  // What is left of a word without a number counts as 0.
  return written.map((each) => readNumber(each.replace(/^[^\d.-]+/, "")) ?? "0").join(",");
}

/** Returns a font's size as browsers read it (HTML, rules for parsing a legacy font size): 1 to 7, or a difference. */
export function readFontSize(value: string): string | null {
  const [, sign = "", digits] = /^[\t\n\f\r ]*([+-]?)(\d+)/.exec(value) ?? [];
  return digits === undefined ? null : sign + Math.min(7, Math.max(sign === "" ? 1 : 0, Number(digits)));
}

const MAX_COLOUR = 128;

/**
 * Returns a colour as browsers read it (HTML, rules for parsing a legacy color value): a name, or any other text as six
 * hexadecimal digits. Null for a value that browsers ignore.
 */
export function readLegacyColour(value: string): string | null {
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
