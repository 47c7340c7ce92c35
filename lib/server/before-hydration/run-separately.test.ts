import { runSeparately } from "@/lib/server/before-hydration/idle-tasks";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("steps run in order, each in a task of its own", () => {
  const done: string[] = [];
  runSeparately([() => done.push("first"), () => done.push("second")]);
  expect(done).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(["first"]);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(["first", "second"]);
});

test("a step that throws does not stop the next one", () => {
  const next = jest.fn();
  runSeparately([
    () => {
      throw new Error("no dialog element");
    },
    next,
  ]);
  expect(() => jest.runAllTimers()).toThrow("no dialog element");
  jest.runAllTimers();
  expect(next).toHaveBeenCalledTimes(1);
});
