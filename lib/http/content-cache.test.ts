import { AppError } from "@/lib/errors/app-error";
import { ContentCache } from "@/lib/http/content-cache";

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const life = { seconds: 10, tags: ["promotion", "promotion:7"] };
const down = new AppError("backend_unavailable", { status: 502 });
const gone = new AppError("page_not_found", { status: 404 });

/** A cache whose time only the test moves, and a back end that counts how often it was asked. */
function open() {
  const state = { now: 0, calls: 0 };
  const cache = new ContentCache(() => state.now);
  const answer = (value: string) => async () => {
    state.calls += 1;
    return value;
  };
  const fail = (error: Error) => async (): Promise<string> => {
    state.calls += 1;
    throw error;
  };
  const read = (load: () => Promise<string>, key = "key") => cache.read(key, life, load);
  return { state, cache, answer, fail, read };
}

function expectWarning() {
  return jest.spyOn(console, "warn").mockImplementation(() => {});
}

test("an answer is asked for once while it is fresh", async () => {
  const { state, answer, read } = open();
  expect(await read(answer("one"))).toBe("one");
  state.now = 10 * SECOND - 1;
  expect(await read(answer("two"))).toBe("one");
  expect(state.calls).toBe(1);
});

test("an answer that is no longer fresh is asked for again", async () => {
  const { state, answer, read } = open();
  await read(answer("one"));
  state.now = 10 * SECOND;
  expect(await read(answer("two"))).toBe("two");
});

test("readers who come together are one call to the back end", async () => {
  const { state, read } = open();
  let answerAll: (value: string) => void = () => {};
  const load = () => {
    state.calls += 1;
    return new Promise<string>((resolve) => {
      answerAll = resolve;
    });
  };
  const reads = Array.from({ length: 50 }, () => read(load));
  answerAll("one");
  expect(new Set(await Promise.all(reads))).toEqual(new Set(["one"]));
  expect(state.calls).toBe(1);
});

test("a failure that many wait for reaches them all, and the next reader asks again", async () => {
  const { state, answer, fail, read } = open();
  const load = fail(down);
  const outcomes = await Promise.allSettled([read(load), read(load), read(load)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(state.calls).toBe(1);
  expect(await read(answer("one"))).toBe("one");
});

test("keys are told apart", async () => {
  const { answer, read } = open();
  expect(await read(answer("one"), "a")).toBe("one");
  expect(await read(answer("two"), "b")).toBe("two");
});

test("R11.3 while the back end fails the last good answer is given, and the log says so", async () => {
  const warn = expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY - 1;
  expect(await read(fail(down))).toBe("one");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("last good copy"), "backend_unavailable");
});

test("R11.3 after a day it is given no more", async () => {
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY;
  await expect(read(fail(down))).rejects.toBe(down);
});

test("R11.3 a failure in between does not lengthen the day", async () => {
  expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY - 1;
  await read(fail(down));
  state.now = DAY;
  await expect(read(fail(down))).rejects.toBe(down);
});

test("R11.3 once the back end is well its answer is given at once", async () => {
  expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  await read(fail(down));
  expect(await read(answer("two"))).toBe("two");
});

test("R1.4 what the back end says is gone does not come back from memory", async () => {
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  await expect(read(fail(gone))).rejects.toBe(gone);
});

test("a failure is never kept as an answer", async () => {
  const { state, answer, fail, read } = open();
  await expect(read(fail(down))).rejects.toBe(down);
  expect(await read(answer("one"))).toBe("one");
  expect(state.calls).toBe(2);
});

test("R11.3 what carries a tag is forgotten with it, and nothing else", async () => {
  const { state, cache, answer, read } = open();
  await read(answer("one"), "a");
  await cache.read("b", { seconds: 10, tags: ["page"] }, answer("one"));
  cache.forget(["promotion:7", "other"]);
  expect(await read(answer("two"), "a")).toBe("two");
  expect(await cache.read("b", { seconds: 10, tags: ["page"] }, answer("two"))).toBe("one");
  expect(state.calls).toBe(3);
});

test("made-up keys cannot fill the memory: the oldest of two thousand gives way", async () => {
  const { answer, read } = open();
  for (let index = 0; index < 2_001; index += 1) await read(answer("one"), `key ${index}`);
  expect(await read(answer("two"), "key 1")).toBe("one");
  expect(await read(answer("two"), "key 0")).toBe("two");
});
