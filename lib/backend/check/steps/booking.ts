import type { CallResult } from "@/lib/backend/check/calls/call-result";
import type { CheckContext } from "@/lib/backend/check/calls/check-context";
import type { Found } from "@/lib/backend/check/found";
import { checkBooked, checkCreated, checkOrdered } from "@/lib/backend/check/steps/booked";
import { cancel } from "@/lib/backend/check/steps/cancel";
import { expectSameAnswer } from "@/lib/backend/check/steps/expect-same-answer";
import { findAnyTable, MARK, type Table } from "@/lib/backend/check/steps/find-table";
import { checkRefusedOrders } from "@/lib/backend/check/steps/refused-orders";
import { cancelStray, reserve } from "@/lib/backend/check/steps/reserve";
import { createReservation } from "@/lib/reservation/endpoints";

/** The calls for whose sake a table is reserved. */
export const bookingCalls = [
  "createReservation",
  "cancelReservation",
  "listReservations",
  "getReservation",
  "getReservationStatus",
] as const;

/** Reserves and cancels a table, and checks on the way that each is carried out once and is reported truly. */
export async function checkBooking(check: CheckContext, found: Found): Promise<void> {
  const reason = "no promotion with a free table more than three days ahead is known";
  const table = await findAnyTable(check, found.details);
  if (table === undefined) {
    for (const id of ["createReservation", "cancelReservation"]) check.skip(id, reason);
    return;
  }
  const key = check.newKey();
  const result = await reserve(check, table, { key });
  const created = check.parse(createReservation.data, result?.data);
  if (created === undefined) return check.skip("cancelReservation", "nothing could be reserved");
  const id = created.reservationId;
  // Whatever happens meanwhile, the table is given back.
  try {
    await checkRepetition(check, table, key, result);
    checkCreated(check, table, created);
    await checkBooked(check, table, created);
    await checkOrdered(check, table);
    await checkRefusedOrders(check, table);
  } finally {
    await cancel(check, found, id);
  }
}

async function checkRepetition(
  check: CheckContext,
  table: Table,
  key: string,
  first: CallResult | undefined,
): Promise<void> {
  const again = await reserve(check, table, { key, expect: "either" });
  expectSameAnswer(check, "createReservation", {
    first,
    again,
    guest: "Has reserved twice when the network fails once.",
    otherwise: "another reservation or answer",
  });
  await cancelStray(check, again, first);
  const other = { ...table, draft: { ...table.draft, requests: `${MARK} (changed)` } };
  const changed = await reserve(check, other, { key, expect: "refusal" });
  if (changed?.data !== undefined)
    check.note("createReservation", {
      path: "header Idempotency-Key",
      expected: "a refusal of the same key with another body",
      got: `${changed.status} with data`,
      guest: "Reads that a changed order was taken, although another one was.",
    });
  await cancelStray(check, changed, first);
}
