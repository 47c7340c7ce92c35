import type { RequestListener } from "node:http";
import { createRender, limitConcurrency } from "@/lib/front/page/render";
import { remainingMilliseconds } from "@/lib/http/request-deadline";
import { frontKey } from "@/lib/routing/front-key";
import { internalHeaders } from "@/lib/routing/internal-headers";

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
  expect(seen).toEqual(["GET", "/en/r/14?a=%BC", "localhost:3000", frontKey()]);
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
  expect(logged).toHaveBeenCalledWith("GET /en/r/14?a=%BC was not answered", expect.anything());
});

test("requests beyond the queue are refused at once, and queued ones are served in turn", async () => {
  const releases: (() => void)[] = [];
  const render = limitConcurrency(
    () =>
      new Promise((resolve) =>
        releases.push(() => resolve({ status: 200, headers: {}, body: new Uint8Array() })),
      ),
  );
  const answers = Array.from({ length: 300 }, () => render(question));
  const refused = await Promise.all(answers.slice(288));
  expect(refused.map(({ status }) => status)).toEqual(Array(12).fill(503));
  expect(releases).toHaveLength(32);
  while (releases.length > 0) {
    for (const release of releases.splice(0)) release();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const served = await Promise.all(answers.slice(0, 288));
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
});
