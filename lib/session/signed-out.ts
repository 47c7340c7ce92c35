import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";

/**
 * The key under which this device stores when a guest last signed out here, in milliseconds since 1970. The value names
 * nobody.
 */
export const SIGNED_OUT_KEY = "signed-out-at";

/** Remembers on this device that a guest has just signed out, for tabs whose own storage no other tab can clear. */
export function rememberSignedOut(): void {
  writeStored("localStorage", SIGNED_OUT_KEY, Date.now());
}

/** Returns whether a guest signed out on this device at this moment (milliseconds since 1970) or later. */
export function wasSignedOutSince(moment: number): boolean {
  const signedOutAt = readStored("localStorage", SIGNED_OUT_KEY);
  return typeof signedOutAt === "number" && signedOutAt >= moment;
}
