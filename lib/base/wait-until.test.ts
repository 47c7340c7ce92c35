import { noteServerDate } from "@/lib/base/server-clock";
import { waitUntil } from "@/lib/base/time-left";

const NOW = Date.parse("2026-11-25T00:00:00Z");
const DAY_MS = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  noteServerDate(new Date(NOW - 500).toUTCString(), NOW);
});

test.each([0.01, 1, 24.8, 24.9, 25, 40, 49.7, 60])("a wait of %d days ends at its instant (R7.4)", (days) => {
  const then = jest.fn();
  waitUntil(new Date(NOW + days * DAY_MS), then);
  jest.advanceTimersByTime(days * DAY_MS - 2_000);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test("an instant in the past ends the wait at once, but never while the caller is still running", () => {
  const then = jest.fn();
  waitUntil(new Date(NOW - 5_000), then);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledTimes(1);
});

test("a wait that is given up never ends", () => {
  const then = jest.fn();
  const giveUp = waitUntil(new Date(NOW + 90_000), then);
  jest.advanceTimersByTime(70_000);
  giveUp();
  jest.advanceTimersByTime(DAY_MS);
  expect(then).not.toHaveBeenCalled();
});

test("a device whose clock is wrong waits by the server's once that is known", () => {
  const then = jest.fn();
  waitUntil(new Date(NOW + 3_600_000), then);
  noteServerDate(new Date(NOW + 3_500_000).toUTCString(), NOW);
  jest.advanceTimersByTime(50_000);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(120_000);
  expect(then).toHaveBeenCalledTimes(1);
});
