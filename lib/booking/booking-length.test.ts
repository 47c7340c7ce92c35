import { countBookingSteps } from "@/lib/booking/reservation-rules";

test.each([
  [{ hasMenus: false, needsPayment: false }, 3],
  [{ hasMenus: true, needsPayment: false }, 4],
  [{ hasMenus: true, needsPayment: true }, 5],
])("a booking with %j has %i steps, from the party to the summary or the payment (R6.2)", (kind, steps) => {
  expect(countBookingSteps(kind)).toBe(steps);
});
