import "client-only";
import * as z from "zod/mini";
import { noteReplacedGuest, wasSignedOutSince } from "@/lib/account/signed-out";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "coupon-check";
/** Long enough for a login at the table; the next meal has another check. */
const MAX_AGE_MS = 10 * 60_000;

const checkSchema = z.object({
  couponId: z.int(),
  outletId: z.optional(z.int()),
  checkNumber: z.string().check(z.maxLength(32)),
});

/** A partly typed check. Its password belongs to the restaurant and is never stored. */
export type TypedCheck = z.output<typeof checkSchema>;

const storedSchema = z.object({ check: checkSchema, at: z.number() });

/** Stores a check for this tab, so that it survives a login or a reload; `now` in milliseconds since 1970. */
export function rememberCheck(check: TypedCheck, now: number): void {
  noteReplacedGuest();
  writeStored("sessionStorage", KEY, { check, at: now });
}

/** Returns the check that this guest typed for this coupon within the last ten minutes. */
export function readCheck(couponId: number, now: number): TypedCheck | undefined {
  const stored = storedSchema.safeParse(readStored("sessionStorage", KEY)).data;
  if (stored?.check.couponId !== couponId || Math.abs(now - stored.at) > MAX_AGE_MS) return undefined;
  return wasSignedOutSince(stored.at) ? undefined : stored.check;
}

/** Removes the check after the guest cancelled or the coupon was used. */
export function forgetCheck(): void {
  writeStored("sessionStorage", KEY, null);
}
