import * as z from "zod/mini";
import { readEmailAddress } from "@/lib/base/email-address";
import { isVisible, plainText } from "@/lib/base/text";

/** Country calling codes (ITU E.164) of the countries that guests come from, by ISO 3166 code. */
export const diallingCodes: Readonly<Record<string, string>> = {
  KR: "82",
  AE: "971",
  AT: "43",
  AU: "61",
  BE: "32",
  BR: "55",
  CA: "1",
  CH: "41",
  CN: "86",
  CZ: "420",
  DE: "49",
  DK: "45",
  ES: "34",
  FI: "358",
  FR: "33",
  GB: "44",
  HK: "852",
  ID: "62",
  IE: "353",
  IL: "972",
  IN: "91",
  IT: "39",
  JP: "81",
  KZ: "7",
  MN: "976",
  MO: "853",
  MX: "52",
  MY: "60",
  NL: "31",
  NO: "47",
  NZ: "64",
  PH: "63",
  PL: "48",
  PT: "351",
  QA: "974",
  SA: "966",
  SE: "46",
  SG: "65",
  TH: "66",
  TR: "90",
  TW: "886",
  US: "1",
  UZ: "998",
  VN: "84",
  ZA: "27",
};

/** A mobile number as it was read: in E.164, in the same form with spaces, and the country it belongs to, if known. */
type MobileNumber = { sent: string; shown: string; country: string | undefined };

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

/** The guest's details as typed; kept unchanged until they are sent. */
export const guestDetailsSchema = z.object({
  name: z.catch(z.string().check(z.maxLength(2_000)), ""),
  /** ISO 3166 code of the country that the mobile number belongs to; empty until chosen. */
  country: z.catch(z.string().check(z.maxLength(2)), ""),
  mobile: z.catch(z.string().check(z.maxLength(60)), ""),
  email: z.catch(z.string().check(z.maxLength(300)), ""),
  diets: z.catch(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), []),
  occasion: z.catch(z.string().check(z.maxLength(40)), ""),
  highChairs: z.catch(z.int().check(z.minimum(0), z.maximum(20)), 0),
  stepFree: z.catch(z.boolean(), false),
  note: z.catch(z.string().check(z.maxLength(1_500)), ""),
  /** The person who comes when the guest books for somebody else. */
  bookedFor: z.catch(
    z.nullable(
      z.object({
        name: z.string().check(z.maxLength(2_000)),
        /** ISO 3166 code of the country of their number; empty while it follows from the number (`countryOfOther`). */
        country: z.catch(z.string().check(z.maxLength(2)), ""),
        mobile: z.string().check(z.maxLength(60)),
      }),
    ),
    null,
  ),
  /** Code of the preferred seating, one that the promotion offers. */
  seating: z.catch(z.string().check(z.maxLength(40)), ""),
});

export type GuestDetails = z.output<typeof guestDetailsSchema>;

export const noGuestDetails: GuestDetails = guestDetailsSchema.parse({});

/** `bookedFor` of a form in which nothing has been typed about the other person yet. */
export const noOtherPerson: NonNullable<GuestDetails["bookedFor"]> = { name: "", country: "", mobile: "" };

/**
 * Fills empty fields with the account's data; typed values stay. The account's telephone number includes its country
 * code.
 */
export function fillFromAccount(
  typed: GuestDetails,
  account: { name: string | undefined; phone: string | undefined; email: string | undefined },
): GuestDetails {
  const { name = "", phone = "", email = "" } = account;
  const isKorean = /^\+82\D?/.test(phone);
  const takesMobile = typed.mobile === "" && phone !== "";
  return {
    ...typed,
    name: typed.name === "" ? name : typed.name,
    email: typed.email === "" ? email : typed.email,
    ...(takesMobile ? { mobile: phone, ...(isKorean ? { country: "KR" } : {}) } : {}),
  };
}

type GuestField = "name" | "country" | "mobile" | "email" | "otherName" | "otherMobile";

/** Returns the invalid fields, each of which has a message (R6.3); `readNumber` reads the mobile numbers. */
export function guestProblems(
  { name, country, mobile, email, bookedFor }: GuestDetails,
  readNumber: ReadMobileNumber,
): GuestField[] {
  const problems: GuestField[] = [];
  if (!isName(name)) problems.push("name");
  if (!(country in diallingCodes)) problems.push("country");
  if (readNumber(country, mobile) === undefined) problems.push("mobile");
  if (readEmailAddress(email) === undefined) problems.push("email");
  if (bookedFor !== null && !isName(bookedFor.name)) problems.push("otherName");
  if (bookedFor !== null && readOtherNumber({ country, bookedFor }, readNumber) === undefined)
    problems.push("otherMobile");
  return problems;
}

/**
 * Returns the details with their mobile numbers as they will be sent, and with the country of the guest's own number if
 * it can be chosen in the form. What cannot be read stays as it was typed.
 */
export function withReadNumbers(guest: GuestDetails, readNumber: ReadMobileNumber): GuestDetails {
  const { country, bookedFor } = guest;
  const own = readNumber(country, guest.mobile);
  const other = readOtherNumber(guest, readNumber);
  return {
    ...guest,
    mobile: own?.shown ?? guest.mobile,
    country: chosenOr(own?.country, country),
    bookedFor:
      bookedFor === null || other === undefined
        ? bookedFor
        : { ...bookedFor, country: chosenOr(other.country, bookedFor.country), mobile: other.shown },
  };
}

type Booker = Pick<GuestDetails, "country" | "bookedFor">;

/**
 * Returns the country (ISO 3166) for which the number of the person who comes is read: the one chosen for them; else
 * Korea for what can be a Korean mobile number, whoever books; else the booker's own.
 */
export function countryOfOther({ country, bookedFor }: Booker, readNumber: ReadMobileNumber): string {
  if (bookedFor === null) return country;
  if (bookedFor.country !== "") return bookedFor.country;
  return readNumber("KR", bookedFor.mobile)?.country === "KR" ? "KR" : country;
}

function readOtherNumber(booker: Booker, readNumber: ReadMobileNumber) {
  const { bookedFor } = booker;
  return bookedFor === null ? undefined : readNumber(countryOfOther(booker, readNumber), bookedFor.mobile);
}

/** Returns the country of a number if it can be chosen in the form. */
function chosenOr(country: string | undefined, otherwise: string): string {
  return country !== undefined && country in diallingCodes ? country : otherwise;
}

function isName(text: string): boolean {
  return isVisible(text) && !isTooLongName(text);
}

/** The longest name that can be sent, in characters. */
export const MAX_NAME = 100;

/** Whether a name is there, and only too long to be sent. */
export function isTooLongName(text: string): boolean {
  return plainText(text).trim().length > MAX_NAME;
}
