import { paymentState } from "@/lib/booking/reservation-state";

const autoCancelAt = "2026-12-24T18:30:00+09:00";

test.each([
  ["pending", undefined, autoCancelAt, "unpaid"],
  ["accepted", undefined, autoCancelAt, "unpaid"],
  ["tentative", undefined, autoCancelAt, "unpaid"],
  ["pending", "error", autoCancelAt, "unpaid"],
  ["pending", "approval_requested", autoCancelAt, "processing"],
  ["cancelled", "approval_requested", autoCancelAt, "processing"],
  ["confirmed", "approved", undefined, "holds"],
  ["accepted", "approved", undefined, "holds"],
  ["pending", "approved", autoCancelAt, "holds"],
  ["pending", undefined, undefined, "holds"],
  ["confirmed", undefined, undefined, "holds"],
  ["noshow", "approved", undefined, "holds"],
  ["turned_over", "approved", undefined, "holds"],
  ["cancelled", undefined, autoCancelAt, "expired"],
  ["cancelled", "error", autoCancelAt, "expired"],
  ["cancelled", undefined, undefined, "cancelled"],
  ["cancelled", "full_cancel", undefined, "cancelled"],
  ["cancelled", "approved", undefined, "cancelled"],
  ["cancelled", "cancel_failed", autoCancelAt, "cancelled"],
  ["rejected", "full_cancel", undefined, "cancelled"],
] as const)(
  "a reservation that is %s, its payment %s, to be paid by %s, is shown as %s (R7.2)",
  (status, paymentStatus, until, state) => {
    expect(paymentState({ status, paymentStatus, autoCancelAt: until }, new Date(autoCancelAt))).toBe(state);
  },
);

test("a table that is cancelled before its deadline was not cancelled for a missing payment (R7.4)", () => {
  const before = new Date("2026-12-24T18:29:59+09:00");
  const fields = { status: "cancelled", paymentStatus: undefined, autoCancelAt } as const;
  expect(paymentState(fields, before)).toBe("cancelled");
});

test.each([
  ["pending", undefined, "booking", "unpaid"],
  ["tentative", "error", "booking", "unpaid"],
  ["accepted", undefined, "request", "unpaid"],
  ["confirmed", undefined, "request", "unpaid"],
  ["confirmed", undefined, "booking", "holds"],
  ["confirmed", "approved", "request", "holds"],
  ["seated", undefined, "request", "holds"],
  ["cancelled", undefined, "booking", "cancelled"],
] as const)(
  "a reservation that needs payment can be paid without a deadline: %s, payment %s, a %s: %s (R7.4)",
  (status, paymentStatus, kind, state) => {
    const fields = { status, paymentStatus, autoCancelAt: undefined, needsPayment: true, kind };
    expect(paymentState(fields)).toBe(state);
  },
);
