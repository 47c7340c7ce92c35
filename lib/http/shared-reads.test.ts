import { SharedReads } from "@/lib/http/content-cache";
import { runWithDeadline } from "@/lib/http/request-deadline";

let reads: SharedReads;

beforeEach(() => {
  jest.useFakeTimers();
  reads = new SharedReads(1_000);
});
afterEach(() => jest.useRealTimers());

/** Makes a read that counts its calls and answers with their number. */
function counted(milliseconds = 0) {
  let calls = 0;
  return jest.fn(async () => {
    calls += 1;
    const call = calls;
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return call;
  });
}

test("three hundred guests who ask at once cost one call (R6.2)", async () => {
  const load = counted(100);
  const asking = Promise.all(Array.from({ length: 300 }, () => reads.read("calendar", load)));
  await jest.advanceTimersByTimeAsync(100);
  expect(new Set(await asking)).toEqual(new Set([1]));
  expect(load).toHaveBeenCalledTimes(1);
});

test("an answer serves those who ask within the same second, and nobody after it", async () => {
  const load = counted();
  await reads.read("calendar", load);
  await jest.advanceTimersByTimeAsync(999);
  expect(await reads.read("calendar", load)).toBe(1);
  await jest.advanceTimersByTimeAsync(2);
  expect(await reads.read("calendar", load)).toBe(2);
});

test("a call that takes longer than a second stays the only one", async () => {
  const load = counted(3_000);
  const first = reads.read("calendar", load);
  await jest.advanceTimersByTimeAsync(2_000);
  const second = reads.read("calendar", load);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([await first, await second]).toEqual([1, 1]);
  await Promise.all([reads.read("calendar", load), jest.advanceTimersByTimeAsync(3_000)]);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a failure is told to those who wait, and the next guest asks again", async () => {
  const failing = jest.fn(async () => {
    throw new Error("down");
  });
  const both = [reads.read("calendar", failing), reads.read("calendar", failing)];
  await Promise.all(both.map((read) => expect(read).rejects.toThrow("down")));
  expect(failing).toHaveBeenCalledTimes(1);
  const load = counted();
  expect(await reads.read("calendar", load)).toBe(1);
});

test("a guest whose request is over does not end the read of the others", async () => {
  const load = counted(500);
  const short = runWithDeadline(100, () => reads.read("calendar", load));
  const hasEnded = expect(short).rejects.toMatchObject({ code: "backend_unavailable", status: 503 });
  const other = reads.read("calendar", load);
  await jest.advanceTimersByTimeAsync(500);
  await hasEnded;
  expect(await other).toBe(1);
});

test("other days and languages are other reads", async () => {
  const load = counted();
  expect(await Promise.all(["ko 12-24", "ko 12-25", "en 12-24"].map((key) => reads.read(key, load)))).toEqual(
    [1, 2, 3],
  );
});
