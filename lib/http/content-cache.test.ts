import { AppError } from "@/lib/errors/app-error";
import { ContentCache } from "@/lib/http/content-cache";
import { remainingMilliseconds, runWithDeadline } from "@/lib/http/request-deadline";

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const life = { seconds: 10, tags: ["promotion", "promotion:7"] };
const down = new AppError("backend_unavailable", { status: 502 });
const gone = new AppError("page_not_found", { status: 404 });

/** A cache whose time only the test moves, and a back end that counts how often it was asked. */
function open() {
  const state = { now: 0, calls: 0, chance: 0.5 };
  const cache = new ContentCache({ now: () => state.now, random: () => state.chance });
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

test("made-up keys cannot fill the memory: what was read longest ago gives way, and what is read stays", async () => {
  const { answer, read } = open();
  const megabyte = "x".repeat(1024 * 1024);
  await read(answer("one"), "read often");
  for (let index = 0; index < 70; index += 1) {
    await read(answer(megabyte), `key ${index}`);
    await read(answer("two"), "read often");
  }
  expect(await read(answer("two"), "read often")).toBe("one");
  expect(await read(answer("two"), "key 69")).toBe(megabyte);
  expect(await read(answer("two"), "key 0")).toBe("two");
});

test("R1.4 what is gone is remembered for half a minute, and then asked for again", async () => {
  const { state, answer, fail, read } = open();
  await expect(read(fail(gone))).rejects.toBe(gone);
  state.now = 30 * SECOND - 1;
  await expect(read(answer("one"))).rejects.toBe(gone);
  expect(state.calls).toBe(1);
  state.now = 30 * SECOND;
  expect(await read(answer("one"))).toBe("one");
});

test("R11.3 what is gone is remembered no longer once its tag is forgotten", async () => {
  const { cache, answer, fail, read } = open();
  await expect(read(fail(gone))).rejects.toBe(gone);
  cache.forget(["promotion:7"]);
  expect(await read(answer("one"))).toBe("one");
});

test("R11.3 an answer that was asked for before its tag was forgotten is not kept", async () => {
  const { cache, answer, read } = open();
  const slow = later();
  const reading = read(() => slow.promise);
  cache.forget(["promotion"]);
  slow.resolve("old");
  expect(await reading).toBe("old");
  expect(await read(answer("new"))).toBe("new");
});

test("what was asked for together ends a tenth earlier or later, each by chance", async () => {
  const { state, answer, read } = open();
  state.chance = 0;
  await read(answer("one"), "early");
  state.chance = 1;
  await read(answer("one"), "late");
  state.now = 9 * SECOND;
  expect(await read(answer("two"), "early")).toBe("two");
  state.now = 11 * SECOND - 1;
  expect(await read(answer("two"), "late")).toBe("one");
});

describe("security 1a a back end that hangs keeps nobody waiting for what is kept", () => {
  const never = () => new Promise<string>(() => {});

  test("the last good answer is given while one new one is awaited behind", async () => {
    const { state, answer, read } = open();
    await read(answer("one"));
    state.now = 20 * SECOND;
    const slow = later();
    const load = () => {
      state.calls += 1;
      return slow.promise;
    };
    expect(await Promise.all([read(load), read(load)])).toEqual(["one", "one"]);
    expect(await read(load)).toBe("one");
    expect(state.calls).toBe(2);
    slow.resolve("two");
    await slow.promise;
    expect(await read(answer("three"))).toBe("two");
  });

  test("once a new answer took too long, other old ones are given without waiting", async () => {
    const { state, answer, read } = open();
    await read(answer("one"), "first");
    await read(answer("one"), "second");
    state.now = 20 * SECOND;
    expect(await read(never, "first")).toBe("one");
    const quick = setTimer(100);
    expect(await Promise.race([read(never, "second"), quick])).toBe("one");
  });

  test("a reader with no time left is told so, and the answer is there for the next", async () => {
    const { answer, read } = open();
    const slow = later();
    await expect(runWithDeadline(20, () => read(() => slow.promise))).rejects.toMatchObject({
      code: "backend_unavailable",
    });
    slow.resolve("one");
    await slow.promise;
    expect(await read(answer("two"))).toBe("one");
  });

  test("what serves everybody is loaded without the deadline of whoever came first", async () => {
    const { read } = open();
    const load = async () => String(remainingMilliseconds());
    expect(await runWithDeadline(1_000, () => read(load))).toBe("Infinity");
  });
});

test("security case 75 a failure behind a kept answer is one line in the log, however many read it", async () => {
  const warn = expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  for (let index = 0; index < 5; index += 1) expect(await read(fail(down))).toBe("one");
  expect(warn).toHaveBeenCalledTimes(1);
});

/** A promise that the test settles. */
function later() {
  let resolve: (value: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function setTimer(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, "too late"));
}
