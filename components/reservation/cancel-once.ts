import "client-only";
import type { ErrorCode } from "@/lib/errors/app-error";
import { callApi } from "@/lib/http/call-api";
import { displayGroup } from "@/lib/reservation/booking-status";
import { cancelReservation, getReservationStatus } from "@/lib/reservation/endpoints";
import type { Reservation } from "@/lib/reservation/schema";

export type Cancelling =
  /** `refundAmount` in won, where the answer that told it was not lost. */
  | { end: "cancelled"; refundAmount: number | undefined; paymentStatus: Reservation["paymentStatus"] }
  | { end: "stands"; code: ErrorCode }
  | { end: "unknown" };

/**
 * Cancels a reservation and finds out what became of it: an answer that was lost, and a refusal of what had been
 * cancelled before, are settled by its status. Never throws.
 */
export async function cancelOnce(id: string): Promise<Cancelling> {
  const result = await callApi(cancelReservation, { id });
  if (result.ok) return { end: "cancelled", ...result.value };
  const status = await callApi(getReservationStatus, { id });
  if (!status.ok) return { end: "unknown" };
  return displayGroup(status.value.status) === "cancelled"
    ? { end: "cancelled", refundAmount: undefined, paymentStatus: status.value.paymentStatus }
    : { end: "stands", code: result.error.code };
}
