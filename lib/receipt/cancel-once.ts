import "client-only";
import type { AppError, ErrorCode } from "@/lib/base/app-error";
import { serverNow } from "@/lib/base/server-clock";
import { displayGroup } from "@/lib/booking/booking-status";
import { claimRequest } from "@/lib/booking/claim-request";
import { cancelReservation, getReservationStatus } from "@/lib/booking/endpoints";
import type { VenueReservation } from "@/lib/booking/schema";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { rememberRefund } from "@/lib/receipt/stated-refund";

export type Cancelling =
  /** `refundAmount` in won; 0 where nothing is refunded, or where the response that stated it was lost. */
  | { end: "cancelled"; refundAmount: number; paymentStatus: VenueReservation["paymentStatus"] }
  | { end: "stands"; code: ErrorCode; requestId?: string | undefined }
  /** The session has ended, and with it the way to find out; the login follows. */
  | { end: "signedOut"; error: AppError }
  | { end: "unknown"; requestId?: string | undefined };

/** Why nobody knows yet, or the refusal; `requestId` leads to the server's own lines about it. */
type Unanswered = Pick<AppError, "code" | "requestId">;

const attempt = createAttemptKey();

/**
 * Cancels a reservation and finds out the outcome: a lost response, and a refusal for what had been cancelled before,
 * are resolved by its status. A payment request is made the guest's own first. Never throws.
 */
export async function cancelOnce(
  id: string,
  kind: VenueReservation["kind"] = "booking",
): Promise<Cancelling> {
  const claim = await claimRequest({ reservationId: id, kind });
  if (!claim.ok) {
    const { error } = claim;
    if (error.code === "unauthorized") return { end: "signedOut", error };
    return { end: "stands", code: error.code, requestId: error.requestId };
  }
  const result = await callApi(cancelReservation, { id }, { idempotencyKey: attempt.keyFor(id) });
  if (result.ok)
    rememberRefund(id, { amount: result.value.refundAmount, requestedAt: serverNow().toISOString() });
  const end: Cancelling = result.ok
    ? { end: "cancelled", ...result.value }
    : await loadCancellation(id, result.error);
  // An unknown outcome is retried under the same key.
  if (end.end !== "unknown") attempt.markAnswered();
  return end;
}

/** Returns the outcome of a cancellation that got no response, or was refused. Never throws. */
export async function loadCancellation(id: string, { code, requestId }: Unanswered): Promise<Cancelling> {
  const status = await callApi(getReservationStatus, { id });
  if (!status.ok) {
    return status.error.code === "unauthorized"
      ? { end: "signedOut", error: status.error }
      : { end: "unknown", requestId };
  }
  return displayGroup(status.value.status) === "cancelled"
    ? { end: "cancelled", refundAmount: 0, paymentStatus: status.value.paymentStatus }
    : { end: "stands", code, requestId };
}
