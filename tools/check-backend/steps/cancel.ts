import { cancelReservation, getReservation, getReservationStatus } from "@/lib/booking/endpoints";
import { quoteCancel } from "@/lib/receipt/refund-schedule";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { type Found, zoneOf } from "@/tools/check-backend/found";
import { expectNow, reservationIdsSchema } from "@/tools/check-backend/steps/booked";
import { askOnce } from "@/tools/check-backend/steps/expect-same-answer";
import { MARK } from "@/tools/check-backend/steps/find-table";
import { expectSame } from "@/tools/check-backend/steps/promotions";

/** Cancels a reservation, and checks that the refund is the quoted one and that it is carried out once. */
export async function cancel(check: CheckContext, found: Found, id: string): Promise<void> {
  const before = await check.read(getReservation, { id });
  const quote =
    before === undefined
      ? undefined
      : quoteCancel({ ...before, timeZone: zoneOf(found, before.resourceId) }, new Date());
  const input = { id, reason: MARK };
  const result = await askOnce(check, "cancelReservation", input, {
    guest: "Reads that the cancellation failed, although it did not.",
  });
  const cancelled = check.parse(cancelReservation.data, result?.data);
  if (cancelled === undefined) return;
  if (quote !== undefined && before !== undefined) {
    const guest = "Is paid back another sum than the one they were shown before.";
    const quoted = `${quote.amount}, as the refund rules say (${quote.percent}% of ${before.amount})`;
    if (cancelled.refundAmount !== quote.amount)
      check.note("cancelReservation", {
        path: "$.data.refundAmount",
        expected: quoted,
        got: `${cancelled.refundAmount}`,
        guest,
      });
    if (quote.wasPaid)
      expectSame(check, "cancelReservation", { refundPercent: quote.percent }, cancelled, guest);
  }
  if (cancelled.refundAmount > 0 && cancelled.paymentStatus === "approved")
    check.note("cancelReservation", {
      path: "$.data.paymentStatus",
      expected:
        "full_cancel or partial_cancel, as something was refunded; or cancel_requested, cancel_failed",
      got: "approved",
      guest: "Reads that the payment stands, although it was refunded.",
    });
  if (cancelled.status !== "cancelled")
    check.note("cancelReservation", {
      path: "$.data.status",
      expected: "cancelled",
      got: cancelled.status,
      guest: "Is not told that the table is given back.",
    });
  await checkCancelled(check, id, cancelled);
  const other = await check.ask("cancelReservation", input, { key: check.newKey(), expect: "refusal" });
  if (other?.data !== undefined)
    check.note("cancelReservation", {
      path: "status",
      expected: "a refusal of what is already cancelled",
      got: `${other.status} with data`,
      guest: "May be paid back twice.",
    });
}

/** Shown under those to come, a cancelled table would be waited for. */
async function checkListed(check: CheckContext, id: string): Promise<void> {
  const isListed = async (tab: string) => {
    const result = await check.ask("listReservations", { tab, page: 1, perPage: 48 });
    const page = check.parse(reservationIdsSchema, result?.data);
    if (page?.rows.some(({ reservationId }) => reservationId === id)) return true;
    // It may stand on a later page.
    return page === undefined || page.lastPage > 1 ? undefined : false;
  };
  const isPast = await isListed("past");
  const isCurrent = await isListed("current");
  const isMissing = isPast === false && isCurrent === false;
  if (isCurrent === true || isMissing)
    check.note("listReservations", {
      path: "$.data.rows[*].reservationId",
      expected: "a cancelled reservation in `past`, and not in `current`",
      got: isMissing ? "in neither" : `${id} in \`current\``,
      guest: isMissing
        ? "No longer finds the reservation, nor what was refunded."
        : "Sees the cancelled table among those to come.",
    });
}

async function checkCancelled(
  check: CheckContext,
  id: string,
  cancelled: { status: string; paymentStatus?: string | undefined; refundAmount: number },
): Promise<void> {
  const guest = "Sees the reservation as it was before.";
  const status = await check.read(getReservationStatus, { id });
  const known = { status: cancelled.status, paymentStatus: cancelled.paymentStatus };
  if (status !== undefined) expectSame(check, "getReservationStatus", known, status, guest);
  await checkListed(check, id);
  const detail = await check.read(getReservation, { id });
  if (detail === undefined) return;
  expectSame(check, "getReservation", { status: cancelled.status }, detail, guest);
  const amount = cancelled.refundAmount;
  const otherRefund = "Reads of another refund than the one they were shown.";
  expectNow(check, "$.data.refund.requestedAt", detail.refund?.requestedAt);
  if (detail.refund !== undefined)
    expectSame(check, "getReservation", { amount }, detail.refund, otherRefund, "$.data.refund");
}
