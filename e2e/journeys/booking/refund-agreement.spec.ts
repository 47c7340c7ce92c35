import fc from "fast-check";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "@/e2e/support/booking-fixtures";
import { signInBy } from "@/e2e/support/fixtures";
import { createOwnTable, venueMomentIn } from "@/e2e/support/own-table";
import { venueInstant } from "@/lib/base/venue-instant";
import { cancelReservation, getReservation } from "@/lib/booking/endpoints";
import { type Endpoint, toAddress } from "@/lib/http/endpoint";
import { openEnvelope } from "@/lib/http/envelope";
import type { RefundRule } from "@/lib/offer/schema";
import { quoteCancel } from "@/lib/receipt/refund-schedule";

const BOOKINGS = 30;
const ALARM_AHEAD_MS = 3_600_000;
const percent = fc.integer({ min: 0, max: 100 });
const rules = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant("absolute" as const),
      daysBefore: fc.integer({ min: 0, max: 9 }),
      time: fc.constantFrom(undefined, "09:00", "18:00"),
      percent,
    }),
    fc.record({
      type: fc.constant("relative" as const),
      hoursBefore: fc.integer({ min: 1, max: 200 }),
      percent,
    }),
  ),
  { maxLength: 5 },
) satisfies fc.Arbitrary<RefundRule[]>;
const bookings = fc.record({
  rules,
  minutesAhead: fc.integer({ min: 24 * 60 + 5, max: 230 * 60 }),
  amount: fc.integer({ min: 1, max: 500_000 }),
});

test("whatever the rules, the back end refunds what the receipt quotes, and the calendar's alarm is an hour before that ends (R6.6, R8.2) @desktop", async ({
  request,
  booking,
  sandbox,
}) => {
  const guest = await signInBy(request, sandbox);
  const table = await createOwnTable(sandbox);
  const agree = fc.asyncProperty(bookings, async ({ rules, minutesAhead, amount }) => {
    await sandbox.putPromotion(table.id, { refundRules: rules });
    const id = await booking.put(guest, {
      resourceId: table.outlet,
      promotionId: table.id,
      items: [],
      amount,
      paid: true,
      ...venueMomentIn(minutesAhead / 60),
    });
    const reservation = await send(request, getReservation, id);
    const before = quoteCancel(reservation, new Date());
    const alarm = await loadAlarm(request, id, reservation);
    const { refundAmount } = await send(request, cancelReservation, id);
    // A cut-off may pass between the quote and the cancellation.
    const quoted = [before, quoteCancel(reservation, new Date())].map((quote) => quote.amount);
    expect(quoted).toContain(refundAmount);
    expect(before.kept + before.amount).toBe(amount);
    if (alarm !== undefined) expect(alarm + ALARM_AHEAD_MS).toBe(before.holdsUntil?.getTime());
    const refunded = (await booking.charges(id)).map((charge) => charge.refunded);
    expect(refunded).toEqual([refundAmount]);
  });
  // Looking for a smaller example would take longer than a test may.
  await fc.assert(agree, { numRuns: BOOKINGS, endOnFailure: true });
});

/** Makes a call about a reservation as the page's own script does, and returns its parsed answer. */
async function send<Data extends Parameters<typeof openEnvelope>[2]>(
  request: APIRequestContext,
  endpoint: Endpoint<{ id: string }, Data>,
  id: string,
) {
  const response = await request.fetch(toAddress(endpoint, { id }), {
    method: endpoint.method,
    headers: { "sec-fetch-site": "same-origin", "x-app": "1" },
    ...(endpoint.method === "GET" ? {} : { data: {} }),
  });
  return openEnvelope<Data>(response.status(), await response.text(), endpoint.data, null);
}

/** Returns when the alarm of a reservation's calendar file rings, in milliseconds; undefined where it has none. */
async function loadAlarm(
  request: APIRequestContext,
  id: string,
  { date, time }: { date: string; time: string },
) {
  const file = await request.get(`/api/crm_channel_si_tc/reservation/calendar/${id}`);
  const text = await file.text();
  const [, days = 0, hours = 0, minutes = 0] =
    /^TRIGGER:-P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?\r?$/m.exec(text) ?? [];
  if (!text.includes("BEGIN:VALARM")) return undefined;
  const ahead = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000;
  return venueInstant(date, time, undefined).getTime() - ahead;
}
