import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The error keys that the sandbox sends. */
export type ErrorKey =
  | "cannot_make_reservation"
  | "wrong_pax"
  | "wrong_shop_id"
  | "wrong_date_time"
  | "wrong_promotion"
  | "wrong_number_of_menu"
  | "wrong_price"
  | "no_tables"
  | "over_item_limit"
  | "less_minimum_limit"
  | "wrong_item_limit"
  | "wrong_payment_configuration"
  | "wrong_outlet_configuration"
  | "failed_to_create_payment_token"
  | "expired_reservation"
  | "notfound_reservation"
  | "payment_done"
  | "reservation_already_claimed"
  | "page_not_found"
  | "failed_to_load_promotion"
  | "failed_to_load_site"
  | "expired_promotion"
  | "requirements_not_satisfied"
  | "unauthorized"
  | "forbidden"
  | "already_linked"
  | "notfound_coupon"
  | "used_coupon"
  | "expired_coupon"
  | "wrong_coupon_date"
  | "wrong_coupon_outlet"
  | "wrong_check_number"
  | "wrong_check_password"
  | "closed_check"
  | "too_many_attempts"
  | "participation_failed"
  | "unexpected";

/** A refusal, which is sent to the caller in the contract's error envelope. */
export class ServiceError extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: ErrorKey;
  /** The error code of a refused event participation. */
  readonly code: number | undefined;
  /** Seconds until the next attempt is allowed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    key: ErrorKey,
    {
      code,
      retryAfterSeconds,
      ...options
    }: ErrorOptions & { code?: number; retryAfterSeconds?: number } = {},
  ) {
    super(key, options);
    this.status = status;
    this.key = key;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the envelope of every error response. */
export const toErrorEnvelope = (key: ErrorKey, code?: number) => ({
  error: { error: key, ...(code !== undefined && { code }) },
});
