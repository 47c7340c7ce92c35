import "client-only";
import * as z from "zod/mini";
import { noteReplacedGuest, wasSignedOutSince } from "@/lib/account/signed-out";
import { type GuestDetails, guestDetailsSchema } from "@/lib/booking/draft/guest-details";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "guest-details";
/** Milliseconds: long enough for a login or a visit to another page, too short for the next user of the device. */
const MAX_AGE_MS = 30 * 60_000;

const storedSchema = z.object({ at: z.number(), details: guestDetailsSchema });

/**
 * Returns what the guest typed about themselves in this tab within the last half hour, unless a guest has signed out
 * since, in any tab; it is never part of an address.
 */
export function readGuest(): GuestDetails | undefined {
  const stored = storedSchema.safeParse(readStored("sessionStorage", KEY));
  if (!stored.success || Date.now() - stored.data.at > MAX_AGE_MS) return undefined;
  if (wasSignedOutSince(stored.data.at)) return undefined;
  return stored.data.details;
}

/**
 * Stores what the guest typed about themselves in this tab, with the time. Returns whether the tab's next page will find
 * it; where storage is missing, only this one does.
 */
export function rememberGuest(details: GuestDetails): boolean {
  noteReplacedGuest();
  return writeStored("sessionStorage", KEY, { at: Date.now(), details });
}

/** Returns whether the tab's next page will find what the guest typed. */
export function isGuestKept(): boolean {
  const details = readGuest();
  return details !== undefined && rememberGuest(details);
}
