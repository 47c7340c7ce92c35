/** @jest-environment jsdom */

import { readStatedRefund, rememberRefund } from "@/lib/receipt/stated-refund";

const paid = { reservationId: "AH_1", amount: 180_000, refund: undefined };
const stated = {
  amount: 90_000,
  fee: 90_000,
  requestedAt: "2026-11-25T14:00:00+09:00",
  expectedBy: "2026-12-02",
};
const answered = { amount: 90_000, requestedAt: "2026-11-25T05:00:00Z" };

afterEach(() => sessionStorage.clear());

test("a refund is shown as the back end states it, before anything this browser remembers (R8.2)", () => {
  rememberRefund("AH_1", { ...answered, amount: 1 });
  expect(readStatedRefund({ ...paid, paymentStatus: "partial_cancel", refund: stated })).toEqual({
    paid: 180_000,
    ...stated,
  });
});

test("where the back end does not repeat a refund, the answer of the cancellation counts in its tab (R8.2)", () => {
  rememberRefund("AH_1", answered);
  rememberRefund("AH_2", { ...answered, amount: 1 });
  for (const paymentStatus of ["cancel_requested", "partial_cancel"] as const) {
    expect(readStatedRefund({ ...paid, paymentStatus })).toEqual({ paid: 180_000, fee: 90_000, ...answered });
    expect(readStatedRefund({ ...paid, reservationId: "AH_3", paymentStatus })).toBeUndefined();
  }
});

test("a cancellation that refunds nothing states the whole payment as its charge (R8.2)", () => {
  rememberRefund("AH_1", { ...answered, amount: 0 });
  expect(readStatedRefund({ ...paid, paymentStatus: "approved" })).toMatchObject({ fee: 180_000, amount: 0 });
});

test("a full refund is known without any statement; a part, a failure and a payment that stands are not (R8.2)", () => {
  expect(readStatedRefund({ ...paid, paymentStatus: "full_cancel" })).toEqual({
    paid: 180_000,
    fee: 0,
    amount: 180_000,
  });
  for (const paymentStatus of ["partial_cancel", "cancel_requested", "approved", undefined] as const) {
    expect(readStatedRefund({ ...paid, paymentStatus })).toBeUndefined();
  }
  rememberRefund("AH_1", answered);
  expect(readStatedRefund({ ...paid, paymentStatus: "cancel_failed", refund: stated })).toBeUndefined();
});
