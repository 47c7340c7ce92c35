import { partOfDay } from "@/lib/offer/part-of-day";

test.each([
  ["07:00", "lunch"],
  ["14:30", "lunch"],
  ["15:00", "afternoon"],
  ["16:59", "afternoon"],
  ["17:00", "evening"],
  ["23:30", "evening"],
  ["00:30", "evening"],
  ["04:59", "evening"],
  ["05:00", "lunch"],
])("the time %s belongs to the %s (R6.4)", (time, part) => {
  expect(partOfDay(time)).toBe(part);
});
