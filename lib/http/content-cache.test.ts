import { AppError } from "@/lib/base/app-error";
import { ContentCache } from "@/lib/http/content-cache";
import { remainingMilliseconds, runWithDeadline } from "@/lib/http/request-deadline";

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const life = { seconds: 10, tags: ["promotion", "promotion:7"], call: "page/page" };
const down = new AppError("backend_unavailable", { status: 502 });
const gone = new AppError("page_not_found", { status: 404 });

/** A cache whose clock only the test advances, and a back end that counts its calls. */
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

test("a fresh response is not fetched again", async () => {
  const { state, answer, read } = open();
  expect(await read(answer("one"))).toBe("one");
  state.now = 10 * SECOND - 1;
  expect(await read(answer("two"))).toBe("one");
  expect(state.calls).toBe(1);
});

test("a response that is no longer fresh is fetched again", async () => {
  const { state, answer, read } = open();
  await read(answer("one"));
  state.now = 10 * SECOND;
  expect(await read(answer("two"))).toBe("two");
});

test("simultaneous readers share one call to the back end", async () => {
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

test("a failure reaches all waiting readers, and the next reader tries again", async () => {
  const { state, answer, fail, read } = open();
  const load = fail(down);
  const outcomes = await Promise.allSettled([read(load), read(load), read(load)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(state.calls).toBe(1);
  expect(await read(answer("one"))).toBe("one");
});

test("different keys have separate entries", async () => {
  const { answer, read } = open();
  expect(await read(answer("one"), "a")).toBe("one");
  expect(await read(answer("two"), "b")).toBe("two");
});

test("while the back end fails the last good copy is served and logged (R11.3)", async () => {
  const warn = expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY - 1;
  expect(await read(fail(down))).toBe("one");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("last good copy"), "backend_unavailable");
});

test("the last good copy is not served after a day (R11.3)", async () => {
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY;
  await expect(read(fail(down))).rejects.toBe(down);
});

test("a failure in between does not extend the day (R11.3)", async () => {
  expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = DAY - 1;
  await read(fail(down));
  state.now = DAY;
  await expect(read(fail(down))).rejects.toBe(down);
});

test("once the back end recovers its response is served at once (R11.3)", async () => {
  expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  await read(fail(down));
  expect(await read(answer("two"))).toBe("two");
});

test("a response that the back end reports as gone is not served from memory (R1.4)", async () => {
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  await expect(read(fail(gone))).rejects.toBe(gone);
});

test("a failure is never cached as a response", async () => {
  const { state, answer, fail, read } = open();
  await expect(read(fail(down))).rejects.toBe(down);
  expect(await read(answer("one"))).toBe("one");
  expect(state.calls).toBe(2);
});

test("entries with a forgotten tag are dropped, others are not (R11.3)", async () => {
  const { state, cache, answer, read } = open();
  await read(answer("one"), "a");
  await cache.read("b", { seconds: 10, tags: ["page"], call: "page/page" }, answer("one"));
  cache.forget(["promotion:7", "other"]);
  expect(await read(answer("two"), "a")).toBe("two");
  expect(await cache.read("b", { seconds: 10, tags: ["page"], call: "page/page" }, answer("two"))).toBe(
    "one",
  );
  expect(state.calls).toBe(3);
});

test("invented keys with empty responses cannot exhaust memory either, although each is a few characters", async () => {
  const { state, answer, read } = open();
  for (let id = 0; id < 70_000; id += 1) await read(answer(""), `campaign/${id}`);
  await read(answer(""), "campaign/69999");
  expect(state.calls).toBe(70_000);
  await read(answer(""), "campaign/0");
  expect(state.calls).toBe(70_001);
});

test("invented keys cannot exhaust memory: the least recently read entries are evicted", async () => {
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

test("a missing resource is remembered for half a minute, then fetched again (R1.4)", async () => {
  const { state, answer, fail, read } = open();
  await expect(read(fail(gone))).rejects.toBe(gone);
  state.now = 30 * SECOND - 1;
  await expect(read(answer("one"))).rejects.toBe(gone);
  expect(state.calls).toBe(1);
  state.now = 30 * SECOND;
  expect(await read(answer("one"))).toBe("one");
});

test("a missing resource is fetched again once its tag is forgotten (R11.3)", async () => {
  const { cache, answer, fail, read } = open();
  await expect(read(fail(gone))).rejects.toBe(gone);
  cache.forget(["promotion:7"]);
  expect(await read(answer("one"))).toBe("one");
});

test("a response requested before its tag was forgotten is not cached (R11.3)", async () => {
  const { cache, answer, read } = open();
  const slow = later();
  const reading = read(() => slow.promise);
  cache.forget(["promotion"]);
  slow.resolve("old");
  expect(await reading).toBe("old");
  expect(await read(answer("new"))).toBe("new");
});

test("the lifetime varies randomly by a tenth, so that entries loaded together expire apart", async () => {
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

describe("a hanging back end does not delay cached responses", () => {
  const never = () => new Promise<string>(() => {});

  test("the last good copy is served while a single new response loads in the background", async () => {
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

  test("once a new response took too long, other expired entries are served without waiting", async () => {
    const { state, answer, read } = open();
    await read(answer("one"), "first");
    await read(answer("one"), "second");
    state.now = 20 * SECOND;
    expect(await read(never, "first")).toBe("one");
    const quick = setTimer(100);
    expect(await Promise.race([read(never, "second"), quick])).toBe("one");
  });

  test("a reader with no time left gets an error, and the response is cached for the next reader", async () => {
    const { answer, read } = open();
    const slow = later();
    await expect(runWithDeadline(20, () => read(() => slow.promise))).rejects.toMatchObject({
      code: "backend_unavailable",
    });
    slow.resolve("one");
    await slow.promise;
    expect(await read(answer("two"))).toBe("one");
  });

  test("a shared response is loaded without the deadline of the first reader", async () => {
    const { read } = open();
    const load = async () => String(remainingMilliseconds());
    expect(await runWithDeadline(1_000, () => read(load))).toBe("Infinity");
  });
});

test("a failure behind a cached response is logged once, however many readers there are", async () => {
  const warn = expectWarning();
  const { state, answer, fail, read } = open();
  await read(answer("one"));
  state.now = 20 * SECOND;
  for (let index = 0; index < 5; index += 1) expect(await read(fail(down))).toBe("one");
  expect(warn).toHaveBeenCalledTimes(1);
});

/** Returns a promise that the test resolves. */
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
