import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { plainNumber, type ReadMobileNumber } from "@/lib/booking/guest-details";

/**
 * The one country whose mobile numbers are distinguished from all others here, because most guests' numbers are of it.
 */
const KOREA = { country: "KR", code: "82", mobile: /^1[016789]\d{7,8}$/ } as const;
/** Typed so, a number can only be a Korean one, whatever country is chosen. */
const KOREAN_AT_HOME = /^010\d{8}$/;
const WRITTEN = /^\+?[\d\s().,/-]+$/;
const MOST_CHARACTERS = 60;

/**
 * Reads a mobile number as people write and paste it: with any spaces, dashes and digits; with `+`, `00`, an exit code
 * or nothing before a country code; with or without the trunk prefix of the number's own country. Without a country
 * code it belongs to the chosen country. Lengths are those of libphonenumber's metadata, because its lists of ranges
 * are always older than some guest's number.
 */
export const readMobileNumber: ReadMobileNumber = (country, typed) => {
  const text = plainNumber(typed);
  if (text.length > MOST_CHARACTERS || !WRITTEN.test(text)) return undefined;
  const home = KOREAN_AT_HOME.test(text.replace(/\D/g, "")) ? KOREA.country : country;
  const readings = text.startsWith("+") ? [parse(text)] : readAtHome(text, home);
  const possible = readings.filter((number) => number !== undefined);
  const number = possible.find((reading) => reading.isValid()) ?? possible[0];
  if (number === undefined) return undefined;
  return { sent: number.number, shown: number.formatInternational(), country: countryOf(number, home) };
};

/** Returns the readings of a number without a plus sign, the likeliest first. */
function readAtHome(text: string, home: string): (PhoneNumber | undefined)[] {
  const digits = text.replace(/\D/g, "");
  return [
    digits.startsWith("00") ? parse(`+${digits.slice(2)}`) : undefined,
    isSupportedCountry(home) ? parse(text, home) : undefined,
    parse(`+${digits}`),
  ];
}

function parse(text: string, home?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, home);
  if (number?.isPossible() !== true) return undefined;
  const isMobile = number.countryCallingCode !== KOREA.code || KOREA.mobile.test(number.nationalNumber);
  return isMobile ? number : undefined;
}

/** Several countries may share a code; the chosen one counts before the others. */
function countryOf(number: PhoneNumber, home: string): string | undefined {
  if (number.country !== undefined) return number.country;
  const code = number.countryCallingCode;
  if (isSupportedCountry(home) && getCountryCallingCode(home) === code) return home;
  return number.getPossibleCountries()[0];
}
