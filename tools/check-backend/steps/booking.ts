import { createReservation } from "@/lib/booking/endpoints";
import type { CallResult } from "@/tools/check-backend/calls/call-result";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import type { Found } from "@/tools/check-backend/found";
import {
  checkBooked,
  checkCreated,
  checkOrdered,
  checkOrderedByOther,
  checkTaken,
} from "@/tools/check-backend/steps/booked";
import { cancel } from "@/tools/check-backend/steps/cancel";
import { expectSameAnswer } from "@/tools/check-backend/steps/expect-same-answer";
import { findAnyTable, MARK, type Table } from "@/tools/check-backend/steps/find-table";
import { checkReservationOfOther, expectNotTheirs } from "@/tools/check-backend/steps/other-guest";
import { checkRefusedOrders } from "@/tools/check-backend/steps/refused-orders";
import { cancelStray, reserve } from "@/tools/check-backend/steps/reserve";

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
    await checkTaken(check, table);
    await checkOrdered(check, table);
    await checkRefusedOrders(check, table);
    await checkBookingOfOther(check, table, { id, key });
  } finally {
    await cancel(check, found, id);
  }
}

/** Another guest neither sees nor cancels the reservation, and the same key is another one in their hands. */
async function checkBookingOfOther(
  check: CheckContext,
  { promotion, draft }: Table,
  { id, key }: { id: string; key: string },
): Promise<void> {
  const { otherToken: token } = check;
  if (token === undefined) return;
  await checkReservationOfOther(check, id);
  const order = { resourceId: promotion.resourceId, promotionId: promotion.id, draft };
  const result = await check.ask("createReservation", order, { key, token, expect: "either" });
  const own = check.parse(createReservation.data, result?.data)?.reservationId;
  if (own === id)
    check.note("createReservation", {
      kind: "insecure",
      path: "header Idempotency-Key of another guest",
      expected: "a reservation of the guest of --token2, as a key belongs to one guest",
      got: "that of the guest of --token",
      guest: "Is shown another guest's reservation, and has none.",
    });
  else if (own !== undefined)
    await check.ask("cancelReservation", { id: own }, { key: check.newKey(), token, expect: "either" });
  await checkOrderedByOther(check, { promotion, draft });
  await expectNotTheirs(
    check,
    "cancelReservation",
    { id },
    "the reservation",
    "Loses a table that another guest cancels.",
  );
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
