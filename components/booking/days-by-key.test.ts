import { dayAt } from "@/components/booking/day-calendar";

test.each([
  ["ArrowLeft", "2026-12-01", "2026-11-30"],
  ["ArrowDown", "2026-12-28", "2027-01-04"],
  ["Home", "2026-12-24", "2026-12-20"],
  ["End", "2026-12-24", "2026-12-26"],
  ["PageDown", "2027-01-31", "2027-02-28"],
  ["PageUp", "2026-12-24", "2026-11-24"],
  ["a", "2026-12-24", undefined],
])("in the calendar the key %s moves from %s to %s (R6.4)", (key, day, target) => {
  expect(dayAt(key, day)).toBe(target);
});
