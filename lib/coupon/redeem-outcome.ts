import type { AppError, ErrorCode } from "@/lib/base/app-error";
import { isOutcomeUnknown } from "@/lib/base/call-outcome";

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
