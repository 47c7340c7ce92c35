import "server-only";
import type { AppError, ErrorCode } from "@/lib/errors/app-error";
import type { Caller, CallLimit } from "@/lib/http/expose/expose-call";

/** What these say is true of the coupon, whatever was typed, or only to whoever typed the right password. */
const notOfTheCheck: ReadonlySet<ErrorCode> = new Set([
  "notfound_coupon",
  "used_coupon",
  "expired_coupon",
  "wrong_coupon_date",
  "wrong_coupon_outlet",
  "closed_check",
]);

/** A check's number and password are short: whoever may try them all finds them. */
export const couponGuesses: CallLimit<{ couponId: number; resourceId: number; checkNumber: string }> = {
  attempts: ({ couponId, resourceId, checkNumber }, { session }) => [
    { limit: "couponOfCheck", key: `${couponId} ${resourceId} ${checkNumber.trim()}` },
    { limit: "couponOfGuest", key: session },
  ],
  isWrong: (error) => isRefusal(error) && !notOfTheCheck.has(error.code),
};

/** Reservations are numbered in order; whose they are the back end says. */
export const reservationGuesses: CallLimit<unknown> = {
  attempts: (_input, { session }) => [{ limit: "reservationOfGuest", key: session }],
  isWrong: isNotTheirs,
};

export const sharing: CallLimit<unknown> = {
  attempts: (_input, { session }) => [{ limit: "sharingOfGuest", key: session }],
};

export const eventAnswers: CallLimit<unknown> = {
  attempts: (_input, { session }) => [{ limit: "eventOfGuest", key: session }],
};

/** What anybody may send, and what is stored of it. */
export const records: CallLimit<unknown> = {
  attempts: (_input: unknown, { client }: Caller) => [{ limit: "recordOfAddress", key: client }],
};

/** A reservation that is not there, or not this guest's. */
export function isNotTheirs(error: AppError): boolean {
  return error.status === 403 || error.status === 404 || error.code === "notfound_reservation";
}

function isRefusal({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}
