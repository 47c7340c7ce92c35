import { AppError } from "@/lib/base/app-error";
import { CallPool, poolOf, reportCall } from "@/lib/http/call-pool";
import type { CallGroup } from "@/lib/http/endpoint";
import { failureReason, openTrace, runInTrace } from "@/lib/server/log/request-trace";

const down = new AppError("REQUEST_SEND_ERROR", { status: 503 });
const refused = new AppError("no_tables", { status: 409 });
const PATIENT = { until: Number.POSITIVE_INFINITY, timeoutMs: 60_000 };
/** The limits of a call whose request ends so soon. */
const endingIn = (milliseconds: number) => ({ ...PATIENT, until: performance.now() + milliseconds });

let now = 0;
let pool: CallPool;
let warn: jest.SpyInstance;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  jest.spyOn(performance, "now").mockImplementation(() => now);
  jest.spyOn(Math, "random").mockReturnValue(0);
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  pool = new CallPool("availability");
});

const answer = async () => "answer";
const fail = (error: Error) => async (): Promise<string> => {
  throw error;
};
const never = () => new Promise<string>(() => {});

/** Begins `count` calls without waiting for them: those without a place are refused when another test runs. */
function begin(count: number, work: () => Promise<string>): void {
  for (let index = 0; index < count; index += 1) pool.run(PATIENT, work).catch(() => {});
}

/** Makes `count` calls one after the other and returns how each ended. */
async function call(count: number, work: () => Promise<string>): Promise<unknown[]> {
  const ends: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    ends.push(await pool.run(PATIENT, work).catch((error: unknown) => error));
  }
  return ends;
}

describe("the circuit breaker", () => {
  test("ten failures open it, and further calls are refused without being sent", async () => {
    expect(await call(10, fail(down))).toEqual(Array(10).fill(down));
    const sent = jest.fn(answer);
    expect(await call(1, sent)).toEqual([
      expect.objectContaining({ code: "backend_unavailable", status: 503, wasNeverSent: true }),
    ]);
    expect(sent).not.toHaveBeenCalled();
    expect(pool.state).toBe("open");
    expect(warn.mock.calls).toEqual([["calls of the group availability: open"]]);
  });

  test("nine failures are too few to open it", async () => {
    await call(9, fail(down));
    expect(await call(1, answer)).toEqual(["answer"]);
    expect(pool.state).toBe("closed");
  });

  test("it stays closed while half of the calls fail, and opens beyond that", async () => {
    await call(15, answer);
    await call(15, fail(down));
    expect(pool.state).toBe("closed");
    await call(1, fail(down));
    expect(pool.state).toBe("open");
  });

  test("what succeeded before a back end began to hang does not keep it closed", async () => {
    await call(40, answer);
    now += 4_000;
    await call(10, fail(down));
    expect(pool.state).toBe("open");
  });

  test("failures spread over more than four seconds do not add up", async () => {
    for (let index = 0; index < 40; index += 1) {
      await call(1, fail(down));
      now += 1_000;
    }
    expect(pool.state).toBe("closed");
  });

  test("a refusal is a valid response and never a failure", async () => {
    expect(await call(60, fail(refused))).toEqual(Array(60).fill(refused));
    expect(pool.state).toBe("closed");
  });

  test("refusals count as calls, so a few failures among many of them keep it closed", async () => {
    await call(60, fail(refused));
    await call(25, fail(down));
    expect(pool.state).toBe("closed");
  });

  test.each([
    ["a missing response opens it", new AppError("backend_unavailable"), "open"],
    ["a truncated response opens it", new AppError("backend_answer_unreadable", { status: 200 }), "open"],
    [
      "a complete response of the wrong shape leaves it closed",
      new AppError("backend_answer_unreadable", { status: 200, cause: new Error("seven") }),
      "closed",
    ],
    ["a 500 with the back end's own error key opens it", new AppError("unexpected", { status: 500 }), "open"],
    ["an error in the application's own code leaves it closed", new TypeError("undefined"), "closed"],
  ])("%s", async (_name, error, state) => {
    await call(20, fail(error));
    expect(pool.state).toBe(state);
  });

  test("a failing call that was given less than a second does not count", async () => {
    for (let index = 0; index < 30; index += 1) await pool.run(endingIn(999), fail(down)).catch(() => {});
    expect(pool.state).toBe("closed");
  });

  test("within a second one probe call is let through, and its success closes the circuit", async () => {
    await call(20, fail(down));
    now += 499;
    expect(await call(1, answer)).toEqual([expect.objectContaining({ wasNeverSent: true })]);
    now += 501;
    let settle: (value: string) => void = () => {};
    const looking = pool.run(PATIENT, () => new Promise<string>((resolve) => (settle = resolve)));
    expect(pool.state).toBe("probing");
    expect(await call(3, answer)).toEqual(Array(3).fill(expect.objectContaining({ wasNeverSent: true })));
    settle("well");
    expect(await looking).toBe("well");
    expect(await call(1, answer)).toEqual(["answer"]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      "calls of the group availability: open",
      "calls of the group availability: probing",
      "calls of the group availability: closed",
    ]);
  });

  test("a failing probe opens the circuit until the next probe", async () => {
    await call(20, fail(down));
    now += 1_000;
    expect(await call(2, fail(down))).toEqual([down, expect.objectContaining({ wasNeverSent: true })]);
    now += 1_000;
    expect(await call(2, answer)).toEqual(["answer", "answer"]);
  });
});

describe("the bulkhead", () => {
  test("fifty calls run, thousands wait, and any more are refused at once", async () => {
    const begun = jest.fn(never);
    begin(5_050, begun);
    await expect(pool.run(PATIENT, begun)).rejects.toMatchObject({
      code: "too_many_guests",
      status: 503,
      wasNeverSent: true,
    });
    expect(begun).toHaveBeenCalledTimes(50);
  });

  test("a waiting call is refused when its request is over, even if no place becomes free", async () => {
    begin(50, never);
    const sent = jest.fn(answer);
    await expect(pool.run(endingIn(20), sent)).rejects.toMatchObject({ wasNeverSent: true });
    expect(sent).not.toHaveBeenCalled();
  });

  test("a call that waited still has all of its own time", async () => {
    const ends: ((value: string) => void)[] = [];
    for (let index = 0; index < 50; index += 1) {
      void pool.run(PATIENT, () => new Promise<string>((resolve) => ends.push(resolve)));
    }
    const given = pool.run({ ...PATIENT, timeoutMs: 5_000 }, async (_signal, milliseconds) => milliseconds);
    ends[0]?.("done");
    expect(await given).toBe(5_000);
  });

  test("calls that wait while those before them fail are refused without being sent", async () => {
    const ends: ((error: Error) => void)[] = [];
    const hanging = () => new Promise<string>((_, reject) => ends.push(reject));
    const before = Array.from({ length: 100 }, () => pool.run(PATIENT, hanging).catch(() => {}));
    const sent = jest.fn(answer);
    const refusal = expect(pool.run(PATIENT, sent)).rejects.toMatchObject({ wasNeverSent: true });
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end(down);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(before);
    await refusal;
    expect(sent).not.toHaveBeenCalled();
  });

  test("a waiting call is sent when a place becomes free", async () => {
    let settle: (value: string) => void = () => {};
    begin(1, () => new Promise((resolve) => (settle = resolve)));
    begin(49, never);
    const waiting = pool.run(PATIENT, answer);
    settle("done");
    expect(await waiting).toBe("answer");
  });

  test("calls refused for lack of a place do not open the circuit", async () => {
    begin(5_050, never);
    await call(40, answer);
    expect(pool.state).toBe("closed");
  });
});

test.each([
  ["its request's end", endingIn, "deadline"],
  ["its own limit", (timeoutMs: number) => ({ ...PATIENT, timeoutMs }), "backend"],
])("a call is cut off by %s, also where a timer ends before the clock (R11.3)", async (_, limits, reason) => {
  const trace = openTrace("/r/:id");
  const call = { name: "read", group: "availability", idempotent: true } as const;
  const cutOff = (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      const end = () => reject(new AppError("backend_unavailable", { cause: signal.reason }));
      signal.addEventListener("abort", end);
    });
  const ended = runInTrace(trace, () => reportCall(call, () => pool.run(limits(20), cutOff)));
  await expect(ended).rejects.toThrow("backend_unavailable");
  expect(failureReason(trace)).toBe(reason);
});

test("one call in twelve may be retried, beyond a reserve of twenty (R6.9)", async () => {
  const tries = () => Array.from({ length: 30 }, () => pool.takeRetry()).filter(Boolean).length;
  expect(tries()).toBe(20);
  await call(120, answer);
  expect(tries()).toBe(10);
});

test("every copy of the module shares one pool per group, and groups do not share pools", () => {
  const groups: CallGroup[] = ["content", "availability", "booking", "account", "tracking"];
  expect(new Set(groups.map(poolOf)).size).toBe(groups.length);
  let other: typeof poolOf = () => pool;
  jest.isolateModules(() => {
    other = require("@/lib/http/call-pool").poolOf;
  });
  for (const group of groups) expect(other(group)).toBe(poolOf(group));
});
