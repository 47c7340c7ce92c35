import * as z from "zod/mini";
import { diallingCodes } from "@/lib/reservation/draft/dialling-codes";
import type { ReadMobileNumber } from "@/lib/reservation/draft/sent-number";
import { readEmailAddress } from "@/lib/text/email-address";
import { isVisible, plainText } from "@/lib/text/plain-text";

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
  const takesMobile = typed.mobile === "" && phone !== "";
  return {
    ...typed,
    name: typed.name === "" ? name : typed.name,
    email: typed.email === "" ? email : typed.email,
    ...(takesMobile ? { mobile: phone, ...(isKorean ? { country: "KR" } : {}) } : {}),
  };
}

export type GuestField = "name" | "country" | "mobile" | "email" | "otherName" | "otherMobile";

/** Returns the invalid fields, each of which has a message in spec §5 (R6.3); `readNumber` reads the mobile numbers. */
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
  if (bookedFor !== null && readNumber(country, bookedFor.mobile) === undefined) problems.push("otherMobile");
  return problems;
}

/**
 * Returns the details with their mobile numbers as they will be sent, and with the country of the guest's own number if
 * it can be chosen in the form. What cannot be read stays as it was typed.
 */
export function withReadNumbers(guest: GuestDetails, readNumber: ReadMobileNumber): GuestDetails {
  const { country, bookedFor } = guest;
  const own = readNumber(country, guest.mobile);
  const other = bookedFor === null ? undefined : readNumber(country, bookedFor.mobile);
  return {
    ...guest,
    mobile: own?.shown ?? guest.mobile,
    country: own?.country !== undefined && own.country in diallingCodes ? own.country : country,
    bookedFor: bookedFor === null ? null : { ...bookedFor, mobile: other?.shown ?? bookedFor.mobile },
  };
}

function isName(text: string): boolean {
  return isVisible(text) && plainText(text).trim().length <= MAX_NAME;
}

const MAX_NAME = 100;
