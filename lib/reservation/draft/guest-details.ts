import * as z from "zod/mini";
import { diallingCodes } from "@/lib/reservation/draft/dialling-codes";

/** The guest's details as typed; kept unchanged until they are sent. */
export const guestDetailsSchema = z.object({
  name: z.catch(z.string().check(z.maxLength(200)), ""),
  /** ISO 3166 code of the country that the mobile number belongs to; empty until chosen. */
  country: z.catch(z.string().check(z.maxLength(2)), ""),
  mobile: z.catch(z.string().check(z.maxLength(60)), ""),
  email: z.catch(z.string().check(z.maxLength(300)), ""),
  diets: z.catch(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)), []),
  occasion: z.catch(z.string().check(z.maxLength(40)), ""),
  highChairs: z.catch(z.int().check(z.minimum(0), z.maximum(20)), 0),
  stepFree: z.catch(z.boolean(), false),
  note: z.catch(z.string().check(z.maxLength(1_500)), ""),
  /** The person who comes when the guest books for somebody else; the mobile number may have any country's format. */
  bookedFor: z.catch(
    z.nullable(
      z.object({ name: z.string().check(z.maxLength(200)), mobile: z.string().check(z.maxLength(60)) }),
    ),
    null,
  ),
  /** Code of the preferred seating, one that the promotion offers. */
  seating: z.catch(z.string().check(z.maxLength(40)), ""),
});

export type GuestDetails = z.output<typeof guestDetailsSchema>;

export const noGuestDetails: GuestDetails = guestDetailsSchema.parse({});

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
  // Koreans write their own numbers without the country code.
  const mobile = isKorean ? `0${phone.replace(/^\+82\D*0?/, "")}` : phone;
  const takesMobile = typed.mobile === "" && phone !== "";
  return {
    ...typed,
    name: typed.name === "" ? name : typed.name,
    email: typed.email === "" ? email : typed.email,
    ...(takesMobile ? { mobile, ...(isKorean ? { country: "KR" } : {}) } : {}),
  };
}

export type GuestField = "name" | "country" | "mobile" | "email" | "otherName" | "otherMobile";

/** Returns the invalid fields, each of which has a message in spec §5 (R6.3). */
export function guestProblems({ name, country, mobile, email, bookedFor }: GuestDetails): GuestField[] {
  const problems: GuestField[] = [];
  if (!isName(name)) problems.push("name");
  if (!(country in diallingCodes)) problems.push("country");
  if (toMobileNumber(country, mobile) === undefined) problems.push("mobile");
  if (!z.email().check(z.maxLength(200)).safeParse(email.trim()).success) problems.push("email");
  if (bookedFor !== null && !isName(bookedFor.name)) problems.push("otherName");
  if (bookedFor !== null && toMobileNumber(country, bookedFor.mobile) === undefined)
    problems.push("otherMobile");
  return problems;
}

function isName(text: string): boolean {
  return text.trim() !== "" && text.trim().length <= MAX_NAME;
}

const MAX_NAME = 100;
/** National numbers without the trunk prefix, by calling code; other countries are checked by E.164's length only. */
const nationalNumbers: Readonly<Record<string, RegExp>> = {
  "82": /^1[016789]\d{7,8}$/,
  "1": /^[2-9]\d{9}$/,
};
const anyNumber = /^\d{5,14}$/;
const koreanAtHome = /^010\d{8}$/;

/**
 * Returns the country of the number: the chosen one, unless the number can only be a Korean mobile number. The default
 * country comes from the reader's language, and many who read English here have a Korean telephone.
 */
export function countryOfNumber(country: string, typed: string): string {
  return !typed.includes("+") && koreanAtHome.test(typed.replace(/\D/g, "")) ? "KR" : country;
}

/**
 * Returns the number in E.164 (`+821012345678`); undefined when it cannot be a mobile number. A number typed with a
 * country code keeps it; the national trunk prefix (0, or 1 in North America) is removed.
 */
export function toMobileNumber(country: string, typed: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return undefined;
  const digits = typed.replace(/\D/g, "");
  const isInternational = typed.trim().startsWith("+");
  const code = diallingCodes[country] ?? (isInternational ? "" : undefined);
  if (code === undefined) return undefined;
  const isOwn = isInternational && digits.startsWith(code);
  if (isInternational && !isOwn) return anyNumber.test(digits) ? `+${digits}` : undefined;
  const national = (isOwn ? digits.slice(code.length) : digits).replace(code === "1" ? /^1/ : /^0/, "");
  if (!(nationalNumbers[code] ?? anyNumber).test(national)) return undefined;
  return code.length + national.length > 15 ? undefined : `+${code}${national}`;
}
