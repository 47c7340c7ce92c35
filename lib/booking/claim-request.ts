import "client-only";
import { claimReservation } from "@/lib/booking/endpoints";
import type { Reservation } from "@/lib/booking/schema";
import { createAttemptKey } from "@/lib/http/attempt-key";
import { callApi, type Result } from "@/lib/http/call-api";

const attempt = createAttemptKey();
const claimed = new Set<string>();

/**
 * Makes a payment request this guest's own before what they press is done with it; any other reservation is theirs
 * already. Opening its link claims nothing (R7.5). Never throws: a refusal is a value.
 */
export async function claimRequest({
  reservationId,
  kind,
}: {
  reservationId: string;
  kind?: Reservation["kind"] | undefined;
}): Promise<Result<unknown>> {
  if (kind !== "request" || claimed.has(reservationId)) return { ok: true, value: true };
  const idempotencyKey = attempt.keyFor(reservationId);
  const result = await callApi(claimReservation, { id: reservationId }, { idempotencyKey });
  if (result.ok) claimed.add(reservationId);
  return result;
}
