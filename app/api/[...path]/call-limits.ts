import "server-only";
import type { AppError, ErrorCode } from "@/lib/base/app-error";
import { isNotOwnReservation } from "@/lib/base/call-outcome";
import type { Caller, CallLimit } from "@/lib/http/expose/expose-call";

/** Error codes that depend on the coupon alone, or that are only returned once the password was right. */
const unrelatedToCheck: ReadonlySet<ErrorCode> = new Set([
  "notfound_coupon",
  "used_coupon",
  "expired_coupon",
  "wrong_coupon_date",
  "wrong_coupon_outlet",
  "closed_check",
]);

/** A check's number and password are short, so that trying them all would find them. */
export const couponGuesses: CallLimit<{ couponId: number; resourceId: number; checkNumber: string }> = {
  attempts: ({ couponId, resourceId, checkNumber }, { guest }) => [
    { limit: "couponOfCheck", key: `${couponId} ${resourceId} ${checkNumber.trim()}` },
    { limit: "couponOfGuest", key: guest },
  ],
  isWrong: (error) => isRefusal(error) && !unrelatedToCheck.has(error.code),
};

/** Reservation ids are sequential; the back end decides whose a reservation is. */
export const reservationGuesses: CallLimit<unknown> = {
  attempts: (_input, { guest }) => [{ limit: "reservationOfGuest", key: guest }],
  isWrong: isNotOwnReservation,
};

export const sharing: CallLimit<unknown> = {
  attempts: (_input, { guest }) => [{ limit: "sharingOfGuest", key: guest }],
};

export const eventAnswers: CallLimit<unknown> = {
  attempts: (_input, { guest }) => [{ limit: "eventOfGuest", key: guest }],
};

/** Limits the records that any client may send, because they are stored. */
export const records: CallLimit<unknown> = {
  attempts: (_input: unknown, { client }: Caller) => [{ limit: "recordOfAddress", key: client }],
};

function isRefusal({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
