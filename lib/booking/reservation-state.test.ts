import { decideReservationState, isCertain } from "@/lib/booking/reservation-state";
import { bookingStatusSchema } from "@/lib/booking/schema";

const reservation = (fields: object) => ({
  status: "pending" as const,
  paymentStatus: undefined,
  autoCancelAt: undefined,
  needsPayment: false,
  kind: "booking" as const,
  ...fields,
});
const until = "2026-11-24T18:30:00+09:00";

test.each([
  [{ needsPayment: true, autoCancelAt: until }, "unpaid"],
  [{ needsPayment: true, autoCancelAt: until, paymentStatus: "approval_requested" }, "processing"],
  [{ needsPayment: true, paymentStatus: "approved" }, "restaurant"],
  [{}, "restaurant"],
  [{ status: "tentative" }, "restaurant"],
  [{ status: "accepted", paymentStatus: "approved" }, "accepted"],
  [{ status: "confirmed" }, "confirmed"],
  [{ status: "cancelled", autoCancelAt: until }, "expired"],
  [{ status: "cancelled" }, "cancelled"],
  [{ status: "rejected", paymentStatus: "approved" }, "rejected"],
])("a reservation of %j has the state %s: paying and being confirmed are distinct", (fields, state) => {
  expect(decideReservationState(reservation(fields))).toBe(state);
});

test("every booking status has a state, and only accepted and confirmed ones are certain (R8.1)", () => {
  const certain = bookingStatusSchema.options.filter((status) =>
    isCertain(decideReservationState(reservation({ status }))),
  );
  expect(certain).toEqual(["accepted", "confirmed"]);
});
