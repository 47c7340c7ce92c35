import { minutesToNearest, nearestTimes } from "@/lib/booking/nearest-times";

const times = ["11:30", "12:00", "17:30", "18:00", "19:00", "20:30"];

test.each([
  ["18:30", 3, ["17:30", "18:00", "19:00"]],
  ["11:00", 2, ["11:30", "12:00"]],
  ["18:00", 1, ["18:00"]],
  ["19:45", 1, ["19:00"]],
  ["18:00", 9, times],
])("nearest to %s, %i of them: %j", (wanted, count, nearest) => {
  const slots = times.map((time) => ({ time }));
  expect(nearestTimes(slots, wanted, count).map(({ time }) => time)).toEqual(nearest);
});

test("the nearest of several times is as far away as it is, and no time is farther than any", () => {
  expect(minutesToNearest(["12:30", "18:30", "20:00"], "19:00")).toBe(30);
  expect(minutesToNearest([], "19:00")).toBe(Number.POSITIVE_INFINITY);
});
