import { setImmediate as turn } from "node:timers/promises";
import { runWithTimeLimit } from "@/lib/http/request-deadline";

beforeEach(() => jest.useFakeTimers({ doNotFake: ["setImmediate"] }));
afterEach(() => jest.useRealTimers());

test("work that is done in time returns its value, and leaves no timer behind", async () => {
  expect(await runWithTimeLimit(4_000, async () => "done")).toBe("done");
  expect(jest.getTimerCount()).toBe(0);
});

test("work that fails throws its own error, and leaves no timer behind", async () => {
  const failing = runWithTimeLimit(4_000, async () => {
    throw new Error("refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(jest.getTimerCount()).toBe(0);
});

test("work that takes longer is told to stop", async () => {
  const waiting = runWithTimeLimit(
    4_000,
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
      ),
  );
  const outcome = expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
  await turn();
  jest.advanceTimersByTime(4_000);
  await outcome;
});
