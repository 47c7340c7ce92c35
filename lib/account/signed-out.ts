import "client-only";
import { GUEST_REPLACED_COOKIE } from "@/lib/account/signed-in";
import { readStored, writeStored } from "@/lib/browser/storage";

let settle: () => void = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Declares that no automatic login will leave this page (R3.5–R3.8). This cannot be undone. */
export const skipAutomaticLogin = (): void => settle();

/**
 * Resolves after `skipAutomaticLogin` was called. Counting per page waits for it: a page left for an automatic login is
 * the same page when the guest returns.
 */
export const whenAutomaticLoginSkipped = (): Promise<void> => settled;

/**
 * The key under which this device stores when a guest last signed out here, in milliseconds since 1970. The value names
 * nobody.
 */
export const SIGNED_OUT_KEY = "signed-out-at";

/** Remembers on this device that a guest has just signed out, for tabs whose own storage no other tab can clear. */
export function rememberSignedOut(): void {
  writeStored("localStorage", SIGNED_OUT_KEY, Date.now());
}

/**
 * Notes a login that replaced another guest. Whatever is stored for the guest of now is stored after this call, or it
 * would count as the other's.
 */
export function noteReplacedGuest(): void {
  // Before this moment: what is stored within the same millisecond is of the guest of now.
  if (takeMark(GUEST_REPLACED_COOKIE)) writeStored("localStorage", SIGNED_OUT_KEY, Date.now() - 1);
}

/**
 * Returns whether a guest signed out on this device at this moment (milliseconds since 1970) or later, or another
 * signed in over them: what was stored before is not for whoever is here now.
 */
export function wasSignedOutSince(moment: number): boolean {
  noteReplacedGuest();
  const signedOutAt = readStored("localStorage", SIGNED_OUT_KEY);
  return typeof signedOutAt === "number" && signedOutAt >= moment;
}

/** Returns whether a cookie marks what has just happened, and forgets it, so that it is shown once. */
export function takeMark(cookie: string): boolean {
  if (!document.cookie.split("; ").includes(`${cookie}=1`)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${cookie}=; path=/; max-age=0`;
  return true;
}
