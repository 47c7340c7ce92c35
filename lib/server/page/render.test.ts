import type { RequestListener } from "node:http";
import { remainingMilliseconds, runWithDeadline } from "@/lib/http/request-deadline";
import { internalHeaders, serverKey } from "@/lib/routing/internal-headers";
import { createRender, createTurns, renderInTurn } from "@/lib/server/page/render";

const question = { method: "GET", path: "/en/r/14?a=%BC", headers: {} };

test("the application gets the canonical request, and its complete response is returned", async () => {
  const seen: unknown[] = [];
  const handler: RequestListener = (request, response) => {
    seen.push(request.method, request.url, request.headers.host, request.headers[internalHeaders.decided]);
    response.writeHead(200, { "content-type": "text/html", "set-cookie": ["a=1", "b=2"] });
    response.write("first, ");
    setImmediate(() => response.end("last"));
  };
  const answer = await createRender(handler, "localhost:3000")(question);
  expect(seen).toEqual(["GET", "/en/r/14?a=%BC", "localhost:3000", serverKey()]);
  expect(answer).toMatchObject({ status: 200, headers: { "set-cookie": ["a=1", "b=2"] } });
  expect(Buffer.from(answer.body).toString()).toBe("first, last");
});

test("a body arrives byte for byte", async () => {
  const body = Uint8Array.from({ length: 256 }, (_, value) => value);
  const handler: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.end(Buffer.concat(chunks));
  };
  const answer = await createRender(handler, "localhost")({ ...question, method: "POST", body });
  expect(Buffer.from(answer.body).equals(Buffer.from(body))).toBe(true);
});

test("headers of the framework are removed", async () => {
  const handler: RequestListener = (_request, response) => {
    response.setHeader("x-middleware-rewrite", "/en");
    response.setHeader("x-nextjs-cache", "HIT");
    response.setHeader("x-powered-by", "Next.js");
    response.setHeader("location", "/book");
    response.end();
  };
  expect((await createRender(handler, "localhost")(question)).headers).toEqual({ location: "/book" });
});

test("every call within a request sees the request's deadline", async () => {
  let left = Number.NaN;
  const handler: RequestListener = async (_request, response) => {
    await Promise.resolve();
    left = remainingMilliseconds();
    response.end();
  };
  await createRender(handler, "localhost")(question);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5_000);
});

test("a failing application is 503, and is logged", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const handler: RequestListener = (_request, response) => void response.destroy(new Error("broken"));
  expect((await createRender(handler, "localhost")(question)).status).toBe(503);
  expect(logged).toHaveBeenCalledWith("GET /r/{resourceId} was not answered", expect.anything());
});

const done = { status: 200, headers: {}, body: new Uint8Array() };

describe("turns", () => {
  test("a burst of two hundred pages is rendered, some at a time, and none is refused", async () => {
    const ends: (() => void)[] = [];
    let most = 0;
    const render = renderInTurn(
      () => new Promise((resolve) => ends.push(() => resolve(done))),
      createTurns().stored,
    );
    const answers = Array.from({ length: 200 }, () => render(question));
    while (ends.length > 0) {
      most = Math.max(most, ends.length);
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(most).toBe(16);
    expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true);
  });

  test("pages that only one reader gets leave half of the turns to those that many do", async () => {
    const { stored, onRequest } = createTurns();
    const never = () => new Promise<never>(() => {});
    const begun = jest.fn(never);
    for (let count = 0; count < 300; count += 1) void onRequest(begun);
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toHaveBeenCalledTimes(8);
    expect(await stored(async () => "shown")).toBe("shown");
  });

  test("a page that waits keeps all of its own time", async () => {
    const inTurn = createTurns().stored;
    const ends: (() => void)[] = [];
    for (let at = 0; at < 16; at += 1) void inTurn(() => new Promise<void>((resolve) => ends.push(resolve)));
    jest.useFakeTimers({ doNotFake: ["setImmediate"] });
    try {
      const waiting = inTurn(() => runWithDeadline(5_000, async () => remainingMilliseconds()));
      await jest.advanceTimersByTimeAsync(10_000);
      ends[0]?.();
      expect(await waiting).toBe(5_000);
    } finally {
      jest.useRealTimers();
    }
  });

  test("what does not get its turn within twenty seconds is refused, and so is what finds no place", async () => {
    jest.useFakeTimers();
    try {
      const begun = jest.fn(() => new Promise<never>(() => {}));
      const render = renderInTurn(begun, createTurns().stored);
      const answers = Array.from({ length: 2_017 }, () => render(question));
      expect((await answers[2_016])?.status).toBe(503);
      await jest.advanceTimersByTimeAsync(20_000);
      expect((await answers[16])?.status).toBe(503);
      expect(begun).toHaveBeenCalledTimes(16);
    } finally {
      jest.useRealTimers();
    }
  });
});
