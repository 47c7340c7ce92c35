import type { AppError, ErrorCode } from "@/lib/base/app-error";

const unanswered: ReadonlySet<ErrorCode> = new Set([
  "REQUEST_SEND_ERROR",
  "backend_unavailable",
  "backend_answer_unreadable",
]);

/** Returns whether no readable response arrived. */
export function isUnanswered(code: ErrorCode): boolean {
  return unanswered.has(code);
}

/**
 * Returns whether the outcome of a call that changes something is unknown: no response arrived, or the server failed
 * with an error key that is not one of our codes. Repeating the call with the same key finds out.
 */
export function isOutcomeUnknown({ code, status = 0 }: Pick<AppError, "code" | "status">): boolean {
  return isUnanswered(code) || (code === "unexpected" && status >= 500);
}

/**
 * Returns whether a call that failed is the same attempt when it is sent once more, under the same key: its outcome is
 * unknown, it had no turn in a crowd, or a login comes first. After any other failure it is a new one.
 */
export function isSameAttempt(error: Pick<AppError, "code" | "status">): boolean {
  return error.code === "unauthorized" || error.code === "too_many_guests" || isOutcomeUnknown(error);
}

/**
 * Whether the back end refused the call, so that an immediate retry changes nothing. Too many requests (429) is not a
 * refusal.
 */
export function isRefused({ status = 0 }: AppError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Returns whether the back end has no such call, as opposed to nothing under the id that was sent. */
export function isMissingCall({ code, status }: AppError): boolean {
  return status === 405 || status === 501 || (status === 404 && code === "page_not_found");
}

/** Returns whether the reservation does not exist or is not this guest's. */
export function isNotOwnReservation(error: AppError): boolean {
  return error.status === 403 || error.status === 404 || error.code === "notfound_reservation";
}
