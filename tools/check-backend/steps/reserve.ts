import { createReservation, getReservation } from "@/lib/booking/endpoints";
import type { Reservation } from "@/lib/booking/schema";
import type { CallResult } from "@/tools/check-backend/calls/call-result";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Table } from "@/tools/check-backend/steps/find-table";

/** Reserves a table, or tries to. */
export function reserve(
  check: CheckContext,
  { promotion, draft }: Table,
  { key, expect }: { key: string; expect?: "refusal" | "either" },
): Promise<CallResult | undefined> {
  const input = { resourceId: promotion.resourceId, promotionId: promotion.id, draft };
  return check.ask("createReservation", input, { key, ...(expect === undefined ? {} : { expect }) });
}

/** Cancels what should not have been reserved. */
export async function cancelStray(
  check: CheckContext,
  result: CallResult | undefined,
  first: CallResult | undefined,
): Promise<void> {
  const stray = check.parse(createReservation.data, result?.data)?.reservationId;
  const known = check.parse(createReservation.data, first?.data)?.reservationId;
  if (stray !== undefined && stray !== known)
    await check.ask("cancelReservation", { id: stray }, { key: check.newKey(), expect: "either" });
}

/** Loads a reservation as the guest's page does. */
export async function loadReservation(check: CheckContext, id: string): Promise<Reservation | undefined> {
  return check.parse(getReservation.data, (await check.ask("getReservation", { id }))?.data);
}
