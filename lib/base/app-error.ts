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

/**
 * Error codes for everything that can go wrong between this application and the group's services; each is the key of a
 * message. Codes that the back end sends (R6.7) keep their spelling because toasts show them.
 */
export const errorCodes = [
  "REQUEST_SEND_ERROR",
  "unexpected",
  "backend_unavailable",
  "backend_answer_unreadable",
  "unauthorized",
  "other_session",
  "forbidden",
  "page_not_found",
  "failed_to_load_promotion",
  "failed_to_load_site",
  "expired_promotion",
  "requirements_not_satisfied",
  "cannot_make_reservation",
  "notfound_reservation",
  "expired_reservation",
  "reservation_already_claimed",
  "failed_to_load_reservation",
  "wrong_pax",
  "wrong_shop_id",
  "wrong_date_time",
  "wrong_promotion",
  "wrong_number_of_menu",
  "wrong_price",
  "no_tables",
  "over_item_limit",
  "less_minimum_limit",
  "wrong_item_limit",
  "wrong_payment_configuration",
  "wrong_outlet_configuration",
  "failed_to_create_payment_token",
  "payment_done",
  "payment_cancel_failed",
  "payment_unknown_browser",
  "failed_to_open_add_friends",
  "notfound_coupon",
  "used_coupon",
  "expired_coupon",
  "wrong_coupon_date",
  "wrong_coupon_outlet",
  "wrong_check_number",
  "wrong_check_password",
  "closed_check",
  "too_many_attempts",
  "too_many_guests",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);

/** The codes with which a back end says that there is nothing, whatever its status (contract, "Envelope"). */
const missing: ReadonlySet<ErrorCode> = new Set([
  "page_not_found",
  "failed_to_load_promotion",
  "failed_to_load_site",
]);

/** Returns the code for an error key that a back end sent; an unknown key becomes `unexpected`. */
export function toErrorCode(key: string | undefined): ErrorCode {
  return key !== undefined && known.has(key) ? (key as ErrorCode) : "unexpected";
}

/** Makes `instanceof` work across the several instances of this module that one server process loads. */
const MARK = Symbol.for("site.AppError");

type Fact = "status" | "errorKey" | "errorNumber" | "retryAfterSeconds" | "requestId" | "wasNeverSent";

/** The application's only error class: a code, the HTTP status if there was one, and the cause. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && MARK in value;
  }

  readonly [MARK] = true;
  readonly code: ErrorCode;
  readonly status: number | undefined;
  /** The back end's own `error.error`, also when it is not one of `errorCodes`. */
  readonly errorKey: string | undefined;
  /** The back end's `error.code`, which distinguishes the refusals of events (R5.3). */
  readonly errorNumber: number | undefined;
  /** With `too_many_attempts`: the seconds until the next attempt is accepted. */
  readonly retryAfterSeconds: number | undefined;
  /** The id under which the server's log has the request; known in the browser only. */
  readonly requestId: string | undefined;
  /** The call never left this server, so it cannot have had any effect. */
  readonly wasNeverSent: boolean;

  constructor(
    code: ErrorCode,
    options: Partial<Pick<AppError, Fact>> & { cause?: unknown; detail?: string } = {},
  ) {
    super(options.detail === undefined ? code : `${code}: ${options.detail}`, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = options.status;
    this.errorKey = options.errorKey;
    this.errorNumber = options.errorNumber;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requestId = options.requestId;
    this.wasNeverSent = options.wasNeverSent ?? false;
  }

  /**
   * The requested thing does not exist, as opposed to could not be fetched or was refused: only then may it be
   * remembered as gone (RFC 9110, 15.5.5 and 15.5.11).
   */
  get isGone(): boolean {
    return this.status === 404 || this.status === 410;
  }

  /**
   * There is nothing to show for this request: what it names is gone, or the back end refuses its id (422) or says in
   * another refusal that there is nothing. Of any other request that says nothing, so it must not be remembered.
   */
  get isNotFound(): boolean {
    return this.isGone || this.status === 422 || ((this.status ?? 0) < 500 && missing.has(this.code));
  }
}
