import { displayGroup, displayGroups, isAhead } from "@/lib/booking/booking-status";
import { bookingStatusSchema } from "@/lib/booking/schema";

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

test.each(["pending", "accepted", "confirmed"] as const)(
  "a table that is %s is ahead until its start in Seoul time (R8.2)",
  (status) => {
    const table = { status, date: "2026-12-24", time: "19:00" };
    expect(isAhead(table, new Date("2026-12-24T18:59:59+09:00"))).toBe(true);
    expect(isAhead(table, new Date("2026-12-24T19:00:00+09:00"))).toBe(false);
  },
);

test("a cancelled table is not ahead (R8.2)", () => {
  const table = { status: "cancelled", date: "2026-12-24", time: "19:00" } as const;
  expect(isAhead(table, new Date("2026-12-01T00:00:00+09:00"))).toBe(false);
});
