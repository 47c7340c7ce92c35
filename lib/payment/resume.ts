import "server-only";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/locales";
import { RESERVATION_ID } from "@/lib/ids/ids";
import { packResume, unpackResume } from "@/lib/payment/resume-bytes";
import { reservationIdSchema } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";
import { sealingKey } from "@/lib/session/sealing-key";

/** The gateway gives an order ten minutes; a card app on the way and a look at the receipt may take as long again. */
const LIFE_MS = 20 * 60_000;

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const resumeSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: z.int().check(z.nonnegative()),
  locale: z.enum(locales),
  /** The reservation that this one is to take the place of. */
  replaces: z.optional(reservationIdSchema),
  /** The payment began inside the messenger, which the guest may want to go back to. */
  fromMessenger: z.optional(z.literal(true)),
  /** The guest's own access to the back end, for this one payment (docs/decisions/paying-without-a-session.md). */
  token: z.string().check(z.minLength(1)),
});

/** What lets a payment be finished in whatever browser the guest comes back in. */
export type Resume = z.output<typeof resumeSchema>;

/**
 * The resume sealed for an address, short enough for gateways that take 250 characters; it opens for its own
 * reservation, for twenty minutes, and never longer than the session it comes from.
 */
export function sealResume({ reservationId, ...rest }: Resume, sessionEndsAt: string, now: Date): string {
  const endsAt = new Date(Math.min(now.getTime() + LIFE_MS, Date.parse(sessionEndsAt)));
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey("payment-resume"), nonce);
  // The reservation stands in every address that carries this, so it is proven without being written twice.
  cipher.setAAD(Buffer.from(reservationId));
  const body = Buffer.concat([cipher.update(packResume({ ...rest, endsAt })), cipher.final()]);
  return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString("base64url");
}

/** The resume that an address of this reservation carries; undefined when it is forged, another's or worn out. */
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
    // Too short, forged, for another reservation or from another installation: all the same to us, it opens nothing.
    return undefined;
  }
}

/** Where a payment comes back to, without anything behind it. */
export function cleanReturnAddress({
  resourceId,
  reservationId,
}: Pick<Resume, "resourceId" | "reservationId">): string {
  return `${env().PUBLIC_ORIGIN}${paths.paymentRequest(resourceId, reservationId)}`;
}

export function returnAddress(resume: Resume, sealed: string): string {
  return `${cleanReturnAddress(resume)}?resume=${sealed}`;
}

const SEALED_ADDRESS = new RegExp(`/(?<reservationId>${RESERVATION_ID})\\?resume=(?<sealed>[\\w-]{1,4096})$`);

/** The resume of a return address, when it is letter for letter one that we made; undefined for any other. */
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
