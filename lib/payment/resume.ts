import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { sealingKey } from "@/lib/account/seal";
import { RESERVATION_ID } from "@/lib/base/ids";
import { reservationIdSchema } from "@/lib/booking/schema";
import { locales } from "@/lib/i18n/locales";
import { packResume, unpackResume } from "@/lib/payment/resume-bytes";
import { paths } from "@/lib/routing/paths";
import { env } from "@/lib/server/settings/env";

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
