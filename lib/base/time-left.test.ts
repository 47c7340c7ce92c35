import { timeLeft } from "@/lib/base/time-left";

const now = new Date("2026-11-22T12:00:00+09:00");
const after = (hours: number, minutes = 0, seconds = 0) =>
  timeLeft(new Date(now.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1_000), now);

test.each([
  ["almost two days", after(47, 28, 39), { unit: "days", days: 2 }],
  ["a day and a second", after(24, 0, 1), { unit: "days", days: 1 }],
  ["exactly a day", after(24), { unit: "hours", hours: 24, minutes: 0 }],
  ["several hours", after(5, 12, 40), { unit: "hours", hours: 5, minutes: 12 }],
  ["an hour and a second", after(1, 0, 1), { unit: "hours", hours: 1, minutes: 0 }],
  ["an hour", after(1), { unit: "clock", clock: "60:00" }],
  ["less than half an hour", after(0, 27, 14), { unit: "clock", clock: "27:14" }],
  ["a second", after(0, 0, 1), { unit: "clock", clock: "0:01" }],
  ["the deadline", after(0), { unit: "over" }],
  ["a deadline long past", after(-5), { unit: "over" }],
])("%s is expressed in a suitable unit (R7.4)", (_, left, said) => {
  expect(left).toEqual(said);
});
