import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";
import { type GuestDetails, guestDetailsSchema } from "@/lib/reservation/draft/guest-details";

const KEY = "guest-details";
/** Long enough for a login or a look at another page, too short for whoever uses the device next. */
const KEPT_MS = 30 * 60_000;

const keptSchema = z.object({ at: z.number(), details: guestDetailsSchema });

/** What the guest has typed about themselves in this tab within half an hour; never part of an address. */
export function recallGuest(): GuestDetails | undefined {
  const kept = keptSchema.safeParse(readStored("sessionStorage", KEY));
  if (!kept.success || Date.now() - kept.data.at > KEPT_MS) return undefined;
  return kept.data.details;
}

export function rememberGuest(details: GuestDetails): void {
  writeStored("sessionStorage", KEY, { at: Date.now(), details });
}
