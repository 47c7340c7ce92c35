import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { sealingKey } from "@/lib/account/session";
import { RESERVATION_ID, RESERVATION_PREFIX } from "@/lib/base/ids";
import { reservationIdSchema } from "@/lib/booking/schema";
import { FALLBACK_LOCALE, type Locale, localeData, locales } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";
import { env } from "@/lib/server/settings/env";

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
function packResume({ locale, resourceId, replaces, fromMessenger, token, endsAt }: Packed): Buffer {
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
function unpackResume(bytes: Buffer): Packed {
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

/** An order is valid for ten minutes at the gateway; a card app and a look at the receipt may take as long again. */
const LIFE_MS = 20 * 60_000;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const resumeSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: z.int().check(z.nonnegative()),
  locale: z.enum(locales),
  /** The reservation that this one replaces. */
  replaces: z.optional(reservationIdSchema),
  /** The payment began in the messenger's in-app browser, which the guest may want to return to. */
  fromMessenger: z.optional(z.literal(true)),
  /** The guest's access token for the back end, for this one payment (docs/decisions/paying-without-a-session.md). */
  token: z.string().check(z.minLength(1)),
});

/** The data that finishes a payment in whichever browser the guest returns in. */
export type Resume = z.output<typeof resumeSchema>;

/**
 * Encrypts the resume for use in an address, short enough for gateways with a limit of 250 characters. It opens only
 * for its own reservation, for twenty minutes, and never longer than the session it comes from.
 */
export function sealResume({ reservationId, ...rest }: Resume, sessionEndsAt: string, now: Date): string {
  const endsAt = new Date(Math.min(now.getTime() + LIFE_MS, Date.parse(sessionEndsAt)));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey("payment-resume"), nonce);
  // The reservation id is part of every address with this text, so it is authenticated without being stored twice.
  cipher.setAAD(Buffer.from(reservationId));
  const body = Buffer.concat([cipher.update(packResume({ ...rest, endsAt })), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString("base64url");
}

/** Returns the resume in an address of this reservation; undefined when it is forged, expired or for another one. */
export function openResume(text: string | undefined, reservationId: string, now: Date): Resume | undefined {
  const bytes = Buffer.from(text ?? "", "base64url");
  if (bytes.toString("base64url") !== text) return undefined;
  try {
    const opener = createDecipheriv(CIPHER, sealingKey("payment-resume"), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    opener.setAAD(Buffer.from(reservationId));
    opener.setAuthTag(bytes.subarray(-TAG_BYTES));
    const body = Buffer.concat([opener.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), opener.final()]);
    const { endsAt, ...rest } = unpackResume(body);
    return endsAt > now ? resumeSchema.parse({ ...rest, reservationId }) : undefined;
  } catch {
    // Too short, forged, for another reservation or from another installation.
    return undefined;
  }
}

/** Returns the address to which a payment returns, without a query. */
export function cleanReturnAddress({
  resourceId,
  reservationId,
}: Pick<Resume, "resourceId" | "reservationId">): string {
  return `${env().PUBLIC_ORIGIN}${paths.paymentRequest(resourceId, reservationId)}`;
}

/** Returns the address to which the gateway sends the guest back, with the sealed resume. */
export function returnAddress(resume: Resume, sealed: string): string {
  return `${cleanReturnAddress(resume)}?resume=${sealed}`;
}

const SEALED_ADDRESS = new RegExp(`/(?<reservationId>${RESERVATION_ID})\\?resume=(?<sealed>[\\w-]{1,4096})$`);

/** Returns the resume of a return address that is exactly one of ours; undefined for any other. */
export function readReturnAddress(
  address: string | null,
  now: Date,
): { resume: Resume; sealed: string; returnUrl: string } | undefined {
  const { reservationId = "", sealed = "" } = SEALED_ADDRESS.exec(address ?? "")?.groups ?? {};
  const resume = openResume(sealed, reservationId, now);
  if (resume === undefined) return undefined;
  const returnUrl = returnAddress(resume, sealed);
  return returnUrl === address ? { resume, sealed, returnUrl } : undefined;
}
