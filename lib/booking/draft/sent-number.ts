import { diallingCodes } from "@/lib/booking/draft/dialling-codes";

/** A mobile number as it was read: in E.164, in the same form with spaces, and the country it belongs to, if known. */
export type MobileNumber = { sent: string; shown: string; country: string | undefined };

/** Reads what was typed, in the country (ISO 3166) that was chosen; undefined where it cannot be a mobile number. */
export type ReadMobileNumber = (country: string, typed: string) => MobileNumber | undefined;

/**
 * Reads a number in the international format in which the form leaves it. It needs no knowledge of any country, so that
 * only the step in which numbers are typed has to load that (`mobile-number.ts`).
 */
export const readSentNumber: ReadMobileNumber = (_country, typed) => {
  const sent = typed.replace(/[\s().-]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(sent) ? { sent, shown: typed, country: undefined } : undefined;
};

/** Any of the characters that people and programs write for a dash. */
const DASHES = /[\p{Dash_Punctuation}\u2212\u00ad\u30fc]/gu;
const NOT_SEEN = /[\p{Cf}\p{Cc}\u2800\u3164]/gu;

/** Returns a number in plain digits, spaces and dashes, without what only its surroundings needed (`tel:`). */
export function plainNumber(typed: string): string {
  return typed
    .replace(DASHES, "-")
    .normalize("NFKC")
    .replace(NOT_SEEN, "")
    .replace(DASHES, "-")
    .trim()
    .replace(/^tel:\s*/i, "");
}

/**
 * Returns the country (ISO 3166) for which a number is read: that of its own country code, else the chosen one.
 * Undefined for a country code of which we know no country.
 */
export function countryReadFor(country: string, typed: string): string | undefined {
  const [, digits] = /^(?:\+|00)(\d+)/.exec(plainNumber(typed).replace(/[^\d+]/g, "")) ?? [];
  if (digits === undefined) return country;
  const hasCode = (code: string) => digits.startsWith(diallingCodes[code] ?? "+");
  return hasCode(country) ? country : Object.keys(diallingCodes).find(hasCode);
}
