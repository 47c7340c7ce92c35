import "client-only";
import type { ErrorCode } from "@/lib/errors/app-error";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { callApi } from "@/lib/http/call-api";
import { displayGroup } from "@/lib/reservation/booking-status";
import { cancelReservation, getReservationStatus } from "@/lib/reservation/endpoints";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";

export type Cancelling =
  /** `refundAmount` in won; 0 where nothing comes back, or where the answer that told it was lost. */
  | { end: "cancelled"; refundAmount: number; paymentStatus: VenueReservation["paymentStatus"] }
  | { end: "stands"; code: ErrorCode }
  | { end: "unknown" };

const attempt = createAttemptKey();

/**
 * Cancels a reservation and finds out what became of it: an answer that was lost, and a refusal of what had been
 * cancelled before, are settled by its status. Never throws.
 */
export async function cancelOnce(id: string): Promise<Cancelling> {
  const result = await callApi(cancelReservation, { id }, { idempotencyKey: attempt.keyFor(id) });
  const end: Cancelling = result.ok
    ? { end: "cancelled", ...result.value }
    : await askCancelled(id, result.error.code);
  // What nobody knows yet is asked for again under the same key.
  if (end.end !== "unknown") attempt.settle();
  return end;
}

/** What became of a cancellation that did not answer, or answered with `code`. Never throws. */
export async function askCancelled(id: string, code: ErrorCode): Promise<Cancelling> {
  const status = await callApi(getReservationStatus, { id });
  if (!status.ok) return { end: "unknown" };
  return displayGroup(status.value.status) === "cancelled"
    ? { end: "cancelled", refundAmount: 0, paymentStatus: status.value.paymentStatus }
    : { end: "stands", code };
}
