import "server-only";
import { RESERVATION_PREFIX } from "@/lib/base/ids";
import { FALLBACK_LOCALE, type Locale, localeData, locales } from "@/lib/i18n/locales";

/** What a return address holds besides the reservation's number, which is part of the address itself. */
type Packed = {
  locale: Locale;
  resourceId: number;
  replaces?: string | undefined;
  fromMessenger?: true | undefined;
  token: string;
  endsAt: Date;
};

/** The lowest bit and the four highest bits of the flags encode the language (`localeData`). */
const LANGUAGE_LOW = 1;
const LANGUAGE_HIGH_FROM = 4;
const REPLACES = 2;
const TOKEN_AS_BYTES = 4;
const FROM_MESSENGER = 8;

/**
 * Packs the content of a return address into as few bytes as possible: flags, the end in seconds since 1970, the
 * numbers with seven bits per byte, the token last. A base64url token is stored decoded.
 */
export function packResume({ locale, resourceId, replaces, fromMessenger, token, endsAt }: Packed): Buffer {
  const tokenBytes = Buffer.from(token, "base64url");
  const isBytes = tokenBytes.toString("base64url") === token;
  const head = Buffer.alloc(5);
  head[0] =
    packLanguage(locale) |
    (replaces === undefined ? 0 : REPLACES) |
    (isBytes ? TOKEN_AS_BYTES : 0) |
    (fromMessenger ? FROM_MESSENGER : 0);
  head.writeUInt32BE(Math.floor(endsAt.getTime() / 1_000), 1);
  return Buffer.concat([
    head,
    packNumber(resourceId),
    ...(replaces === undefined ? [] : [packDigits(replaces.slice(RESERVATION_PREFIX.length))]),
    isBytes ? tokenBytes : Buffer.from(token),
  ]);
}

/** Reverses `packResume`. Throws a RangeError for bytes that end too early. */
export function unpackResume(bytes: Buffer): Packed {
  const marks = bytes.readUInt8(0);
  const endsAt = new Date(bytes.readUInt32BE(1) * 1_000);
  const resource = unpackNumber(bytes, 5);
  const earlier = (marks & REPLACES) === 0 ? undefined : unpackNumber(bytes, resource.next);
  const token = bytes.subarray(earlier?.next ?? resource.next);
  return {
    locale: unpackLanguage(marks),
    resourceId: resource.value,
    ...(earlier === undefined
      ? {}
      : { replaces: `${RESERVATION_PREFIX}${"0".repeat(earlier.zeros)}${earlier.value}` }),
    ...((marks & FROM_MESSENGER) === 0 ? {} : { fromMessenger: true as const }),
    token: token.toString((marks & TOKEN_AS_BYTES) === 0 ? "utf8" : "base64url"),
    endsAt,
  };
}

function packLanguage(locale: Locale): number {
  const { number } = localeData[locale];
  return (number & LANGUAGE_LOW) | ((number >> 1) << LANGUAGE_HIGH_FROM);
}

function unpackLanguage(marks: number): Locale {
  const number = (marks & LANGUAGE_LOW) | ((marks >> LANGUAGE_HIGH_FROM) << 1);
  // The language may have been removed since; the guest then gets the fallback.
  return locales.find((locale) => localeData[locale].number === number) ?? FALLBACK_LOCALE;
}

/** Packs digits as their number; each leading zero is a byte more than the number needs, which adds nothing to it. */
function packDigits(digits: string): Buffer {
  const value = Number(digits);
  return packNumber(value, digits.length - String(value).length);
}

function packNumber(value: number, zeros = 0): Buffer {
  const bytes: number[] = [];
  let rest = value;
  // Divided and not shifted: shifting would truncate a number to 32 bits.
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(rest % 128);
  bytes.push(rest, ...Array<number>(zeros).fill(0));
  return Buffer.from(bytes.map((byte, index) => (index < bytes.length - 1 ? byte + 128 : byte)));
}

function unpackNumber(bytes: Buffer, from: number): { value: number; zeros: number; next: number } {
  let value = 0;
  let weight = 1;
  for (let index = from; ; index += 1) {
    const byte = bytes.readUInt8(index);
    value += (byte % 128) * weight;
    if (byte < 128) {
      const next = index + 1;
      return { value, zeros: next - from - packNumber(value).length, next };
    }
    weight *= 128;
  }
}
