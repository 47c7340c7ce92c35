import "client-only";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/browser/storage";

const KEY = "coupon-check";
/** Long enough for a login at the table; the next meal has another check. */
const KEPT_MS = 10 * 60_000;

const checkSchema = z.object({
  couponId: z.int(),
  outletId: z.optional(z.int()),
  checkNumber: z.string().check(z.maxLength(32)),
});

/** A check as far as it was typed. Its password is the restaurant's and is kept nowhere. */
export type CheckDraft = z.output<typeof checkSchema>;

const keptSchema = z.object({ check: checkSchema, at: z.number() });

/** Puts a check by in this tab, so that a login or a reload does not take it away; `now` in milliseconds since 1970. */
export function keepCheck(check: CheckDraft, now: number): void {
  writeStored("sessionStorage", KEY, { check, at: now });
}

/** The check that was being typed for this coupon within ten minutes. */
export function readCheck(couponId: number, now: number): CheckDraft | undefined {
  const kept = keptSchema.safeParse(readStored("sessionStorage", KEY)).data;
  if (kept?.check.couponId !== couponId || Math.abs(now - kept.at) > KEPT_MS) return undefined;
  return kept.check;
}

/** The guest thought better of it, or the coupon has been used. */
export function forgetCheck(): void {
  writeStored("sessionStorage", KEY, null);
}
