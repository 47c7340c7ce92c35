import * as z from "zod/mini";
import { diallingCodes } from "@/lib/reservation/draft/dialling-codes";

/** Who the table is for, as typed; kept as it is until it is sent. */
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
  /** Who comes in their place, where the guest books for somebody else; the mobile number in any country's form. */
  bookedFor: z.catch(
    z.nullable(
      z.object({ name: z.string().check(z.maxLength(200)), mobile: z.string().check(z.maxLength(60)) }),
    ),
    null,
  ),
  /** Code of the seat that is wished for, as the promotion offers it. */
  seating: z.catch(z.string().check(z.maxLength(40)), ""),
});

export type GuestDetails = z.output<typeof guestDetailsSchema>;

export const noGuestDetails: GuestDetails = guestDetailsSchema.parse({});

/**
 * A guest's details with what their account knows of them in the fields that are still empty; what they typed stays. A
 * telephone number of the account has its country in itself.
 */
export function fillFromAccount(
  typed: GuestDetails,
  account: { name: string | undefined; phone: string | undefined; email: string | undefined },
): GuestDetails {
  const { name = "", phone = "", email = "" } = account;
  const isKorean = /^\+82\D?/.test(phone);
  // At home nobody writes the country's code before a number.
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

/** The fields that would be refused, with the message of spec §5 that each gets (R6.3). */
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
/** National numbers without what is dialled before them at home; of other countries by E.164's bounds alone. */
const nationalNumbers: Readonly<Record<string, RegExp>> = {
  "82": /^1[016789]\d{7,8}$/,
  "1": /^[2-9]\d{9}$/,
};
const anyNumber = /^\d{5,14}$/;
const koreanAtHome = /^010\d{8}$/;

/**
 * The country that the number belongs to: the chosen one, unless it is written as only a Korean mobile number is. The
 * reader's language proposes a country, and many who read English here have a Korean telephone.
 */
export function countryOfNumber(country: string, typed: string): string {
  return !typed.includes("+") && koreanAtHome.test(typed.replace(/\D/g, "")) ? "KR" : country;
}

/**
 * The number in E.164 (`+821012345678`); undefined for what cannot be a mobile number. A number typed with its country
 * code keeps it, a leading zero is the country's own.
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
