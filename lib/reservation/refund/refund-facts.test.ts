import { refundFacts } from "@/lib/reservation/refund/refund-facts";

const paid = { amount: 180_000, refund: undefined };
const stated = {
  amount: 90_000,
  fee: 90_000,
  requestedAt: "2026-11-25T14:00:00+09:00",
  expectedBy: "2026-12-02",
};
const told = { amount: 90_000, requestedAt: "2026-11-25T05:00:00Z" };

test("a refund is told as the back end states it, before anything this browser remembers (R8.2)", () => {
  expect(refundFacts({ ...paid, paymentStatus: "partial_cancel", refund: stated }, told)).toEqual({
    paid: 180_000,
    ...stated,
  });
});

test("a back end that does not repeat it leaves what the answer of the cancellation said", () => {
  for (const paymentStatus of ["cancel_requested", "partial_cancel"] as const) {
    expect(refundFacts({ ...paid, paymentStatus }, told)).toEqual({ paid: 180_000, fee: 90_000, ...told });
  }
});

test("nothing refunded is told as well, as the whole charge", () => {
  const none = { amount: 0, requestedAt: told.requestedAt };
  expect(refundFacts({ ...paid, paymentStatus: "approved" }, none)).toMatchObject({
    fee: 180_000,
    amount: 0,
  });
});

test("a full refund is known without any statement; a part, a failure and a payment that stands are not", () => {
  expect(refundFacts({ ...paid, paymentStatus: "full_cancel" }, undefined)).toEqual({
    paid: 180_000,
    fee: 0,
    amount: 180_000,
  });
  for (const paymentStatus of ["partial_cancel", "cancel_requested", "approved", undefined] as const) {
    expect(refundFacts({ ...paid, paymentStatus }, undefined)).toBeUndefined();
  }
  expect(refundFacts({ ...paid, paymentStatus: "cancel_failed", refund: stated }, told)).toBeUndefined();
});
