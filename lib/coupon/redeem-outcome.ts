import "client-only";
import * as z from "zod/mini";
import { noteReplacedGuest, wasSignedOutSince } from "@/lib/account/signed-out";
import { type AppError, type ErrorCode, isOutcomeUnknown } from "@/lib/base/app-error";
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
type TypedCheck = z.output<typeof checkSchema>;

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

export type RedeemField = "outlet" | "checkNumber" | "password";

/** What a refusal of `coupon/check` means for the guest. */
export type RedeemRefusal =
  /** A value that the guest typed or chose is wrong. */
  | { kind: "field"; field: RedeemField }
  /** The coupon has changed since the page was rendered. */
  | { kind: "changed" }
  /** It is unknown whether the coupon was used; only the server can tell. */
  | { kind: "doubt" }
  | { kind: "refused" };

const fieldOf: Partial<Record<ErrorCode, RedeemField>> = {
  wrong_coupon_outlet: "outlet",
  wrong_check_number: "checkNumber",
  closed_check: "checkNumber",
  wrong_check_password: "password",
  too_many_attempts: "password",
};

const changed: ReadonlySet<ErrorCode> = new Set([
  "notfound_coupon",
  "used_coupon",
  "expired_coupon",
  "wrong_coupon_date",
]);

/**
 * Interprets a refusal. A response that was lost, cut off or sent by something else means doubt: the coupon may have
 * been used.
 */
export function decideRedeemRefusal({ code, status }: Pick<AppError, "code" | "status">): RedeemRefusal {
  const field = fieldOf[code];
  if (field !== undefined) return { kind: "field", field };
  if (changed.has(code)) return { kind: "changed" };
  if (status === undefined || isOutcomeUnknown({ code, status })) return { kind: "doubt" };
  return { kind: "refused" };
}
