import "client-only";
import { readStored, writeStored } from "@/lib/browser/storage";
import { forgetGuest } from "@/lib/session/forget-guest";

const KEY = "logged-out-by-hand";

/** The guest leaves: nothing of theirs stays behind, and this window does not log them in again by itself. */
export function leave(): void {
  forgetGuest();
  writeStored("sessionStorage", KEY, true);
}

export function hasLoggedOut(): boolean {
  return readStored("sessionStorage", KEY) === true;
}

/** They are back, by their own wish. */
export function arrive(): void {
  if (hasLoggedOut()) writeStored("sessionStorage", KEY, null);
}
