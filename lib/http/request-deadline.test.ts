import { setImmediate as turn } from "node:timers/promises";
import { remainingMilliseconds, runWithDeadline, runWithoutDeadline } from "@/lib/http/request-deadline";

let now = 0;

beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => jest.restoreAllMocks());

test("there is no deadline outside of a request", () => {
  expect(remainingMilliseconds()).toBe(Number.POSITIVE_INFINITY);
});

test("the remaining time of a request is known at any depth of its work", async () => {
  const left = await runWithDeadline(5_000, async () => {
    await turn();
    now += 1_500;
    return (async () => {
      await turn();
      return remainingMilliseconds();
    })();
  });
  expect(left).toBe(3_500);
});

test("the remaining time is zero after the deadline, never negative", () => {
  const read = () => {
    now += 10;
    return remainingMilliseconds();
  };
  expect(runWithDeadline(10, read)).toBe(0);
  expect(runWithDeadline(5, read)).toBe(0);
});

test("concurrent requests each have their own deadline", async () => {
  const [short, long] = await Promise.all([
    runWithDeadline(100, async () => {
      await turn();
      return remainingMilliseconds();
    }),
    runWithDeadline(5_000, async () => {
      await turn();
      return remainingMilliseconds();
    }),
  ]);
  expect([short, long]).toEqual([100, 5_000]);
});

test("within a deadline a later one does not extend it, and an earlier one shortens it only for its own work", () => {
  const left = runWithDeadline(1_000, () => [
    runWithDeadline(9_000, remainingMilliseconds),
    runWithDeadline(200, remainingMilliseconds),
    remainingMilliseconds(),
  ]);
  expect(left).toEqual([1_000, 200, 1_000]);
});

test("`runWithoutDeadline` lifts the deadline for its own work", () => {
  const left = runWithDeadline(0, () => [runWithoutDeadline(remainingMilliseconds), remainingMilliseconds()]);
  expect(left).toEqual([Number.POSITIVE_INFINITY, 0]);
});

test("every copy of the module in one process reads the same deadline", async () => {
  let other: typeof remainingMilliseconds = () => Number.NaN;
  jest.isolateModules(() => {
    other = require("@/lib/http/request-deadline").remainingMilliseconds;
  });
  expect(runWithDeadline(700, () => other())).toBe(700);
});
