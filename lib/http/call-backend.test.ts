import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { AppError } from "@/lib/base/app-error";
import { type AsOf, runAsOf } from "@/lib/http/as-of";
import type { callPublic as callPublicNow } from "@/lib/http/call-backend";
import { defineEndpoint } from "@/lib/http/endpoint";
import { runWithDeadline } from "@/lib/http/request-deadline";
import { reported } from "@/lib/server/log/log.test-support";
import { failureReason, openTrace, runInTrace } from "@/lib/server/log/request-trace";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";

// The pauses between retries do not affect the outcome, and this file has many of them.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const MEGABYTE = 1024 * 1024;
const requests: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}[] = [];
/** How the back end handles the calls of a test, in turn; the last handler stays. */
let handlers: Handler[] = [];

const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  requests.push({ method: request.method, url: request.url, headers: request.headers, body });
  const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
  handler?.(request, response);
});

let callPublic: typeof callPublicNow;
let forgetPublic: (tags: readonly string[]) => void;
let forgetAllPublic: () => void;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  process.env.BACKEND_ORIGIN = `http://127.0.0.1:${address.port}`;
  process.env.PUBLISH_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
  process.env.CONTENT_HOURS = "2";
  // Settings are read once, so the module is loaded only after they are set.
  ({ callPublic, forgetPublic, forgetAllPublic } = await import("@/lib/http/call-backend"));
});

beforeEach(() => {
  requests.length = 0;
  // Failures of one test must not open the circuit breaker of the next.
  forgetProcessWide("call-pools");
  forgetAllPublic();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const read = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ id: z.number() }),
  path: "/thing/:id",
  data: z.object({ id: z.number() }),
  idempotent: true,
});
const book = defineEndpoint({
  group: "booking",
  method: "POST",
  input: z.object({ people: z.number() }),
  path: "/thing/book",
  data: z.object({ id: z.number() }),
  idempotent: false,
});

const json =
  (body: unknown, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const bytes =
  (body: Buffer | string, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(200, headers).end(body);
  };
const drop: Handler = (request) => request.socket.destroy();
const hang: Handler = () => {};
const good = json({ data: { id: 7 } });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test("a call sends the page's language, accepts no encoding, and carries no cookie", async () => {
  handlers = [good];
  expect(await callPublic(read, { id: 7 }, "ko")).toEqual({ id: 7 });
  expect(requests).toMatchObject([{ method: "GET", url: "/api/thing/7", body: "" }]);
  expect(requests[0]?.headers).toMatchObject({ "accept-language": "ko", "accept-encoding": "identity" });
  expect(requests[0]?.headers).not.toHaveProperty("cookie");
});

test("a call that changes something and fails is one line, and the request knows why", async () => {
  const trace = openTrace("/api/thing/book");
  handlers = [json({ error: { error: "no_tables" } }, 409), drop, bytes("<html>guest@example.com")];
  for (const _ of handlers.slice())
    await runInTrace(trace, () => outcomeOf(callPublic(book, { people: 2 }, "en")));
  const line = { call: "book", ms: expect.any(Number) };
  expect(reported).toEqual([
    {
      message: "a call failed",
      ...line,
      outcome: "refused",
      reason: "refused",
      code: "no_tables",
      status: 409,
    },
    { message: "a call failed", ...line, outcome: "fault", reason: "backend", code: "backend_unavailable" },
    {
      message: "a call failed",
      ...line,
      outcome: "fault",
      reason: "backend",
      code: "backend_answer_unreadable",
      status: 200,
    },
  ]);
  expect(trace.failedCalls).toHaveLength(3);
  expect(requests.map(({ headers }) => headers["x-request-id"])).toEqual([trace.id, trace.id, trace.id]);
});

test("a request knows why it failed, also where it waits for a call that another request began (R11.3)", async () => {
  const cached = defineEndpoint({ ...read, path: "/kept/:id", cache: { seconds: 60, tags: () => [] } });
  for (const endpoint of [read, cached]) {
    const reasonsOf = async (milliseconds: number) => {
      const traces = [openTrace("/r/:id"), openTrace("/r/:id")];
      const readIn = (trace: (typeof traces)[number]) =>
        runInTrace(trace, () =>
          runWithDeadline(milliseconds, () => outcomeOf(callPublic(endpoint, { id: 7 }, "ko"))),
        );
      await Promise.all(traces.map(readIn));
      return traces.map(failureReason);
    };
    handlers = [drop];
    expect(await reasonsOf(5_000)).toEqual(["backend", "backend"]);
    handlers = [hang];
    expect(await reasonsOf(20)).toEqual(["deadline", "deadline"]);
  }
});

test("a body is sent as JSON", async () => {
  handlers = [good];
  await callPublic(book, { people: 2 }, "en");
  expect(requests).toMatchObject([{ method: "POST", url: "/api/thing/book", body: '{"people":2}' }]);
  expect(requests[0]?.headers["content-type"]).toBe("application/json");
});

describe("retries (R6.9)", () => {
  test("a request that reads the same again and again while the back end fails costs one call and its retries (R11.3)", async () => {
    const cached = defineEndpoint({ ...read, path: "/kept/:id", cache: { seconds: 60, tags: () => [] } });
    for (const endpoint of [read, cached]) {
      requests.length = 0;
      handlers = [json({}, 503)];
      await runInTrace(openTrace("/r/:id"), async () => {
        for (const _rendering of ["its lookup", "its head", "its content"])
          expect(await outcomeOf(callPublic(endpoint, { id: 7 }, "ko"))).toBe("REQUEST_SEND_ERROR");
      });
      expect(requests).toHaveLength(3);
      handlers = [good];
      await runInTrace(openTrace("/r/:id"), () => callPublic(endpoint, { id: 7 }, "ko"));
      expect(requests).toHaveLength(4);
    }
  });

  test.each([
    ["a 502 response", json({}, 502)],
    ["a dropped connection", drop],
    ["a truncated response", bytes('{"data":{"id":')],
  ])("a read is retried after %s", async (_name, failing) => {
    handlers = [failing, failing, good];
    expect(await callPublic(read, { id: 7 }, "ko")).toEqual({ id: 7 });
    expect(requests).toHaveLength(3);
  });

  test("a read is tried at most three times", async () => {
    handlers = [json({}, 503)];
    expect(await outcomeOf(callPublic(read, { id: 7 }, "ko"))).toBe("REQUEST_SEND_ERROR");
    expect(requests).toHaveLength(3);
  });

  test.each([
    ["a 502 response", json({}, 502), "REQUEST_SEND_ERROR"],
    ["a dropped connection", drop, "backend_unavailable"],
  ])("a call that creates something is never retried after %s", async (_name, failing, code) => {
    handlers = [failing, good];
    expect(await outcomeOf(callPublic(book, { people: 2 }, "ko"))).toBe(code);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["a refusal", json({ error: { error: "expired_promotion" } }, 422), "expired_promotion"],
    ["a 404 response", json({}, 404), "page_not_found"],
    ["an unreadable response", json({ data: { id: "seven" } }), "backend_answer_unreadable"],
  ])("%s is final", async (_name, handler, code) => {
    handlers = [handler];
    expect(await outcomeOf(callPublic(read, { id: 7 }, "ko"))).toBe(code);
    expect(requests).toHaveLength(1);
  });
});

test("a back end that never responds is given up at the deadline, retries included", async () => {
  handlers = [hang];
  const impatient = { ...read, timeoutMs: 400 };
  expect(await outcomeOf(callPublic(impatient, { id: 7 }, "ko"))).toBe("backend_unavailable");
  expect(requests).toHaveLength(1);
});

test("a call waits no longer than the time left of its request", async () => {
  handlers = [hang];
  const asking = runWithDeadline(400, () => callPublic(read, { id: 7 }, "ko"));
  expect(await outcomeOf(asking)).toBe("backend_unavailable");
  expect(requests).toHaveLength(1);
});

test("a request with no time left sends no call", async () => {
  handlers = [good];
  expect(await outcomeOf(runWithDeadline(0, () => callPublic(read, { id: 7 }, "ko")))).toBe(
    "backend_unavailable",
  );
  expect(requests).toEqual([]);
});

test("a call that outlives its request is awaited even when the request has no time left (R6.9)", async () => {
  handlers = [good];
  const known = { ...book, outlivesRequest: true };
  expect(await runWithDeadline(0, () => callPublic(known, { people: 2 }, "ko"))).toEqual({ id: 7 });
});

test("a response that never ends is given up at the deadline", async () => {
  handlers = [
    (_request, response) => {
      response.writeHead(200).write('{"data":');
    },
  ];
  expect(await outcomeOf(callPublic({ ...read, timeoutMs: 400 }, { id: 7 }, "ko"))).toBe(
    "backend_unavailable",
  );
});

describe("limits on the back end's response", () => {
  const padded = (size: number) => {
    const whole = JSON.stringify({ data: { id: 7 } });
    return `${whole}${" ".repeat(size - whole.length)}`;
  };

  test("a body of two megabytes is read", async () => {
    handlers = [bytes(padded(2 * MEGABYTE))];
    expect(await callPublic(read, { id: 7 }, "ko")).toEqual({ id: 7 });
  });

  test("one byte more is refused, with or without a content length", async () => {
    const endless: Handler = (_request, response) => {
      response.writeHead(200).write(padded(MEGABYTE));
      response.end(" ".repeat(MEGABYTE + 1));
    };
    for (const handler of [bytes(padded(2 * MEGABYTE + 1)), endless]) {
      handlers = [handler];
      expect(await outcomeOf(callPublic(book, { people: 2 }, "ko"))).toBe("backend_answer_unreadable");
    }
  });

  test.each([
    ["br", brotliCompressSync('{"data":{"id":7}}')],
    ["gzip", gzipSync('{"data":{"id":7}}')],
    ["gzip, br", Buffer.from("{}")],
  ])("a body in %s, an encoding that was not requested, is refused unread", async (encoding, body) => {
    handlers = [bytes(body, { "content-encoding": encoding })];
    expect(await outcomeOf(callPublic(book, { people: 2 }, "ko"))).toBe("backend_unavailable");
  });

  test("a body declared as identity is read", async () => {
    handlers = [bytes('{"data":{"id":7}}', { "content-encoding": "identity" })];
    expect(await callPublic(read, { id: 7 }, "ko")).toEqual({ id: 7 });
  });

  test.each([
    ["HTML", "<!doctype html><title>Welcome</title>"],
    ["nothing", ""],
    ["half an object", '{"data":{"id":7}'],
    ["null", "null"],
  ])("%s with status 200 is unreadable", async (_name, body) => {
    handlers = [bytes(body)];
    expect(await outcomeOf(callPublic(read, { id: 7 }, "ko"))).toBe("backend_answer_unreadable");
  });

  test.each([301, 302, 307, 308])("a redirect with status %d is not followed", async (status) => {
    handlers = [
      (_request, response) => {
        response.writeHead(status, { location: "/api/elsewhere" }).end();
      },
      good,
    ];
    expect(await outcomeOf(callPublic(read, { id: 7 }, "ko"))).toBe("REQUEST_SEND_ERROR");
    expect(requests.map(({ url }) => url)).toEqual(["/api/thing/7"]);
  });
});

describe("cached responses", () => {
  const cachedRead = {
    ...read,
    cache: { seconds: 60, tags: ({ id }: { id: number }) => [`resource:${id}` as const] },
  };

  test("responses are cached per language, and a call without cache settings serves its own second alone", async () => {
    handlers = [good];
    for (const locale of ["ko", "en", "ko", "en"] as const) await callPublic(cachedRead, { id: 1 }, locale);
    expect(requests.map(({ headers }) => headers["accept-language"])).toEqual(["ko", "en"]);
    await callPublic(read, { id: 1 }, "ko");
    await callPublic(read, { id: 1 }, "ko");
    expect(requests).toHaveLength(3);
    await callPublic(book, { people: 2 }, "ko");
    await callPublic(book, { people: 2 }, "ko");
    expect(requests).toHaveLength(5);
  });

  test("what is previewed as of another day is asked with it, each time anew, and the back end may know of it (R11.4)", async () => {
    const asOf = (): AsOf => ({ instant: new Date("2026-12-24T03:00:00Z"), isKnown: false });
    const [ignored, known] = [asOf(), asOf()];
    handlers = [good, bytes('{"data":{"id":7}}', { "x-as-of": "2026-12-24T12:00:00+09:00" }), good];
    await runAsOf(ignored, () => callPublic(cachedRead, { id: 7 }, "ko"));
    await runAsOf(known, () => callPublic(cachedRead, { id: 7 }, "ko"));
    expect([ignored.isKnown, known.isKnown]).toEqual([false, true]);
    await callPublic(cachedRead, { id: 7 }, "ko");
    await runAsOf(asOf(), () => callPublic(book, { people: 2 }, "ko"));
    const sent = requests.map(({ headers }) => headers["x-as-of"]);
    expect(sent).toEqual(["2026-12-24T03:00:00.000Z", "2026-12-24T03:00:00.000Z", undefined, undefined]);
  });

  test.each([
    { published: true as const, calls: 1 },
    { published: undefined, calls: 2 },
  ])(
    "where changes are announced, what people publish ($published) is asked for after hours (R11.3)",
    async ({ published, calls }) => {
      handlers = [json({ data: { id: 12 } })];
      const endpoint = { ...cachedRead, cache: { ...cachedRead.cache, ...(published ? { published } : {}) } };
      await callPublic(endpoint, { id: 12 }, "ko");
      const later = Date.now() + 60 * 60 * 1_000;
      jest.spyOn(Date, "now").mockImplementation(() => later);
      await callPublic(endpoint, { id: 12 }, "ko");
      expect(requests).toHaveLength(calls);
      forgetPublic(["resource:12"]);
      await callPublic(endpoint, { id: 12 }, "ko");
      expect(requests).toHaveLength(calls + 1);
    },
  );

  test("a response forgotten by its tag is fetched again (R11.3)", async () => {
    handlers = [json({ data: { id: 2 } }), json({ data: { id: 3 } })];
    expect(await callPublic(cachedRead, { id: 2 }, "ko")).toEqual({ id: 2 });
    forgetPublic(["resource:2"]);
    expect(await callPublic(cachedRead, { id: 2 }, "ko")).toEqual({ id: 3 });
  });

  test("calls that differ only in their body are cached separately", async () => {
    const query = { ...book, idempotent: true, cache: { seconds: 60, tags: () => [] } };
    handlers = [json({ data: { id: 4 } }), json({ data: { id: 5 } })];
    expect(await callPublic(query, { people: 2 }, "ko")).toEqual({ id: 4 });
    expect(await callPublic(query, { people: 3 }, "ko")).toEqual({ id: 5 });
    expect(await callPublic(query, { people: 2 }, "ko")).toEqual({ id: 4 });
  });

  test("an expired response read by two hundred readers at once is fetched once", async () => {
    jest.spyOn(Math, "random").mockReturnValue(0.5);
    handlers = [json({ data: { id: 8 } }), json({ data: { id: 9 } })];
    await callPublic(cachedRead, { id: 8 }, "ko");
    const later = Date.now() + 61_000;
    jest.spyOn(Date, "now").mockImplementation(() => later);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => callPublic(cachedRead, { id: 8 }, "ko")),
    );
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([9]));
    expect(requests).toHaveLength(2);
  });

  test("an HTML page instead of JSON is not cached, and the last good copy is served", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    handlers = [json({ data: { id: 10 } }), bytes("<!doctype html><title>Maintenance</title>")];
    await callPublic(cachedRead, { id: 10 }, "ko");
    const later = Date.now() + 70_000;
    jest.spyOn(Date, "now").mockImplementation(() => later);
    expect(await callPublic(cachedRead, { id: 10 }, "ko")).toEqual({ id: 10 });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("last good copy"), expect.anything());
    handlers = [json({ data: { id: 11 } })];
    expect(await callPublic(cachedRead, { id: 10 }, "ko")).toEqual({ id: 11 });
  });
});

test("an unstable back end gets at most a tenth more calls than guests make", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now);
  let draw = 0;
  jest.spyOn(Math, "random").mockImplementation(() => {
    draw = (draw + 0.37) % 1;
    return draw;
  });
  const guests = 1_500;
  // Five guests a second for five minutes; the back end is down every other five seconds.
  for (let guest = 0; guest < guests; guest += 1) {
    handlers = [Math.floor(guest / 25) % 2 === 0 ? good : json({}, 503)];
    await outcomeOf(callPublic(read, { id: guest }, "ko"));
    now += 200;
  }
  expect(requests.length).toBeLessThanOrEqual(1.1 * guests);
  expect(requests.length).toBeGreaterThan(guests / 5);
}, 30_000);
