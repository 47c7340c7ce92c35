import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { reservationIdSchema } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";
import { open, seal } from "@/lib/session/seal";

/** The gateway gives an order ten minutes; a card app on the way and a look at the receipt may take as long again. */
const LIFE_MS = 20 * 60_000;

const resumeSchema = z.object({
  reservationId: reservationIdSchema,
  resourceId: z.number().int().nonnegative(),
  locale: z.enum(["ko", "en"]),
  /** The reservation that this one is to take the place of. */
  replaces: reservationIdSchema.optional(),
  /** The guest's own access to the back end, for this one payment (docs/decisions/paying-without-a-session.md). */
  token: z.string().min(1),
});

/** What lets a payment be finished in whatever browser the guest comes back in. */
export type Resume = z.output<typeof resumeSchema>;

/** The resume sealed for an address; it opens for twenty minutes, and never longer than the session it comes from. */
export function sealResume(resume: Resume, sessionEndsAt: string, now: Date): Promise<string> {
  const end = Math.min(now.getTime() + LIFE_MS, Date.parse(sessionEndsAt));
  return seal("payment-resume", resume, new Date(end));
}

/** The resume that an address carries; undefined when it is forged, worn out or for another purpose. */
export function openResume(text: string | undefined): Promise<Resume | undefined> {
  return open("payment-resume", text, resumeSchema);
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

/** The resume of a return address, when it is letter for letter one that we made; undefined for any other. */
export async function readReturnAddress(
  address: string | null,
): Promise<{ resume: Resume; sealed: string; returnUrl: string } | undefined> {
  const sealed = /\?resume=([\w.-]{1,4096})$/.exec(address ?? "")?.[1];
  const resume = await openResume(sealed);
  if (resume === undefined || sealed === undefined) return undefined;
  const returnUrl = returnAddress(resume, sealed);
  return returnUrl === address ? { resume, sealed, returnUrl } : undefined;
}
