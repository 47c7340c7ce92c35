import { reservationSchema } from "@/lib/booking/schema";
import { isSameQuote, quoteCancel } from "@/lib/receipt/refund-schedule";

const paid = reservationSchema.parse({
  reservationId: "AH_7",
  resourceId: 11,
  promotionId: 1101,
  date: "2026-12-24",
  time: "18:30",
  adult: 2,
  amount: 101_001,
  status: "confirmed",
  paymentStatus: "approved",
  refundRules: [
    { type: "relative", hoursBefore: 72, percent: 100 },
    { type: "relative", hoursBefore: 48, percent: 70 },
    { type: "relative", hoursBefore: 3, percent: 30 },
  ],
});
const at = (instant: string) => quoteCancel(paid, new Date(instant));

test.each([
  ["2026-12-21T18:30:00+09:00", "none", 101_001, "2026-12-21T09:30:00.000Z"],
  ["2026-12-21T18:30:01+09:00", "none", 70_700, "2026-12-22T09:30:00.000Z"],
  ["2026-12-22T18:30:01+09:00", "none", 30_300, "2026-12-23T09:30:00.000Z"],
  ["2026-12-23T18:30:01+09:00", "tooLate", 0, undefined],
])("at %s cancelling is %s and refunds %d won (R8.2)", (now, block, amount, holdsUntil) => {
  const quote = at(now);
  expect(quote).toMatchObject({ block, amount, wasPaid: true });
  expect(quote.holdsUntil?.toISOString()).toBe(holdsUntil);
});

test("an unpaid reservation has no refund, whatever the rules say (R8.2)", () => {
  const quote = quoteCancel({ ...paid, paymentStatus: undefined }, new Date("2026-12-01T00:00:00+09:00"));
  expect(quote).toMatchObject({ wasPaid: false, amount: 0, holdsUntil: undefined });
});

test("a quote differs once the amount has changed (R8.2)", () => {
  expect(isSameQuote(at("2026-12-01T00:00:00+09:00"), at("2026-12-20T00:00:00+09:00"))).toBe(true);
  expect(isSameQuote(at("2026-12-20T00:00:00+09:00"), at("2026-12-22T00:00:00+09:00"))).toBe(false);
});

test("a quote differs once cancelling is no longer allowed, even if the refund was zero before (R8.2)", () => {
  const unpaid = { ...paid, paymentStatus: undefined };
  const before = quoteCancel(unpaid, new Date("2026-12-23T18:30:00+09:00"));
  const after = quoteCancel(unpaid, new Date("2026-12-23T18:30:01+09:00"));
  expect([before.amount, after.amount]).toEqual([0, 0]);
  expect([before.block, after.block]).toEqual(["none", "tooLate"]);
  expect(isSameQuote(before, after)).toBe(false);
  expect(isSameQuote(before, before)).toBe(true);
});

test.each(["cancel_requested", "partial_cancel", "full_cancel", "cancel_failed"] as const)(
  "a refund that is %s is marked as settled, not as unpaid (R8.2)",
  (paymentStatus) => {
    const quote = quoteCancel({ ...paid, paymentStatus }, new Date("2026-12-01T00:00:00+09:00"));
    expect(quote).toMatchObject({ wasPaid: false, isSettled: true, amount: 0 });
  },
);

test.each([undefined, "error", "approved"] as const)(
  "a payment that is %s is not settled (R8.2)",
  (paymentStatus) => {
    const quote = quoteCancel({ ...paid, paymentStatus }, new Date("2026-12-01T00:00:00+09:00"));
    expect(quote.isSettled).toBe(false);
  },
);
