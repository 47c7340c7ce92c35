import { displayGroup, displayGroups } from "@/lib/reservation/booking-status";
import { bookingStatusSchema } from "@/lib/reservation/schema";

test("the 24 statuses map to the 11 display groups (R8.1)", () => {
  const { options } = bookingStatusSchema;
  expect(options).toHaveLength(24);
  expect(new Set(options.map(displayGroup))).toEqual(new Set(displayGroups));
  expect(displayGroups).toHaveLength(11);
});

test.each([
  ["tentative", "pending"],
  ["rejected", "cancelled"],
  ["call_wrong", "delay"],
  ["waitlist_called", "waiting"],
  ["arrived_part", "partiallyArrived"],
  ["check_req", "dining"],
  ["paid", "finished"],
] as const)("the booking status %s is shown as %s (R8.1)", (status, group) => {
  expect(displayGroup(status)).toBe(group);
});
