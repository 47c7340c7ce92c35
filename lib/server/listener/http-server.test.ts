import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { HttpRequest, HttpResponse } from "@/lib/server/http-message";
import { createHttpServer } from "@/lib/server/listener/http-server";
import { drain } from "@/lib/server/listener/listener-thread";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Starts a listening server; `requests` lists those that reached the handler behind it. */
async function listen({
  trustedHops = 0,
  trustedProxies = undefined as readonly string[] | undefined,
  isDraining = (): boolean => false,
  answer = {
    status: 200,
    headers: { "content-type": "text/plain" },
    body: Buffer.from("answer"),
  } as HttpResponse,
} = {}) {
  const requests: HttpRequest[] = [];
  const server = createHttpServer({
    trustedHops,
    trustedProxies,
    isDraining,
    headers: { "x-content-type-options": "nosniff" },
    tooLarge: { status: 431, headers: { "content-type": "text/html" }, body: Buffer.from("delete cookies") },
    readCached: () => undefined,
    answer: async (request) => {
      requests.push(request);
      return answer;
    },
  });
  servers.push(server);
  server.listen(0);
  await once(server, "listening");
  return { server, requests, port: (server.address() as AddressInfo).port };
}

/** Writes raw bytes to the server and returns everything it sends until it closes the connection. */
async function send(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => {});
  for (const piece of pieces) socket.write(piece);
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

const statusesIn = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
const CLOSE = "Connection: close\r\n\r\n";

test("a request is read completely and gets a complete response", async () => {
  const { port, requests } = await listen();
  const text = await send(
    port,
    `POST /api/x HTTP/1.1\r\nHost: a\r\nX-App: 1\r\nContent-Length: 5\r\n${CLOSE}`,
    "he",
    "llo",
  );
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toContain("\r\ncontent-length: 6\r\n");
  expect(text).toMatch(/\r\n\r\nanswer$/);
  expect(requests).toMatchObject([{ method: "POST", target: "/api/x", headers: { "x-app": "1" } }]);
  expect(Buffer.from(requests[0]?.body ?? []).toString()).toBe("hello");
});

test("HEAD gets the content length without a body", async () => {
  const { port } = await listen();
  const text = await send(port, `HEAD / HTTP/1.1\r\nHost: a\r\n${CLOSE}`);
  expect(text).toContain("content-length: 6");
  expect(text).toMatch(/\r\n\r\n$/);
});

test("no length is given where there is none to give: 204, and HEAD of a response made for it (RFC 9110, 8.6)", async () => {
  const body = new Uint8Array();
  for (const [method, status] of [
    ["POST", 204],
    ["HEAD", 200],
  ] as const) {
    const { port } = await listen({ answer: { status, headers: {}, body } });
    const text = await send(port, `${method} / HTTP/1.1\r\nHost: a\r\n${CLOSE}`);
    expect(statusesIn(text)).toEqual([status]);
    expect(text).not.toMatch(/content-length|transfer-encoding/i);
  }
  const { port } = await listen({ answer: { status: 307, headers: { location: "/" }, body } });
  expect(await send(port, `GET / HTTP/1.1\r\nHost: a\r\n${CLOSE}`)).toContain("content-length: 0");
});

test("a client that does not read its response loses its connection", async () => {
  const answer = { status: 200, headers: {}, body: Buffer.alloc(64 * 1024 * 1024) };
  const { server, port } = await listen({ answer });
  expect(server.timeout).toBe(60_000);
  server.timeout = 200;
  const lost = once(server, "connection").then(([socket]) => once(socket, "close"));
  const client = connect(port, "127.0.0.1").pause();
  client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await lost;
  client.destroy();
});

test.each([
  ["headers", "headersTimeout", 10_000, "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["body", "requestTimeout", 30_000, "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n"],
] as const)(
  "a client that never finishes its %s is refused with 408 and cut off",
  async (_what, limit, usual, bytes) => {
    const { server, port, requests } = await listen();
    expect(server[limit]).toBe(usual);
    server.headersTimeout = 200;
    server.requestTimeout = 200;
    expect(statusesIn(await send(port, bytes, "X"))).toEqual([408]);
    expect(requests).toEqual([]);
  },
);

test.each([
  ["of HTTP/1.0 without a Host header", "GET /healthz HTTP/1.0\r\n\r\n"],
  [
    "that offers an upgrade to HTTP/2",
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  ],
  [
    "that offers an upgrade to TLS, as Java's Apache client does",
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: TLS/1.2\r\n\r\n`,
  ],
  [
    "that offers protocols nobody has heard of",
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h3, IRC/6.9\r\n\r\n`,
  ],
  ["with an absolute target", `GET http://a/healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
  ["with another host in its target", `GET HTTPS://evil.test:8443/healthz HTTP/1.1\r\nHost: a\r\n${CLOSE}`],
])("a request %s gets a response (RFC 9110, 7.8; RFC 9112, 3.2.2)", async (_what, bytes) => {
  const { port, requests } = await listen();
  expect(await send(port, bytes)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nanswer$/);
  expect(requests).toMatchObject([{ method: "GET", target: "/healthz" }]);
});

test.each([
  ["http://a", "/"],
  ["http://a?b=1", "/?b=1"],
  ["http://a//evil.test/", "//evil.test/"],
  ["http:///r/14", "http:///r/14"],
  ["ftp://a/r/14", "ftp://a/r/14"],
])("the target %s is read as %s (RFC 9112, 3.2.2)", async (target, read) => {
  const { port, requests } = await listen();
  await send(port, `GET ${target} HTTP/1.1\r\nHost: a\r\n${CLOSE}`);
  expect(requests.map((request) => request.target)).toEqual([read]);
});

test("a body comes with an upgrade that is ignored, and a web socket is closed", async () => {
  const { port, requests } = await listen();
  const offer = "Host: a\r\nConnection: Upgrade, close\r\nUpgrade: ";
  await send(port, `POST /publish HTTP/1.1\r\n${offer}TLS/1.2\r\nContent-Length: 5\r\n\r\nhello`);
  expect(Buffer.from(requests[0]?.body ?? []).toString()).toBe("hello");
  expect(await send(port, `GET / HTTP/1.1\r\n${offer}websocket\r\n\r\n`)).toBe("");
});

test.each([
  ["two Host headers", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["no Host header", "GET / HTTP/1.1\r\n\r\n"],
  ["two Host headers in HTTP/1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n"],
  [
    "a content length with chunked encoding",
    "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["an unknown transfer encoding", "POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n"],
  [
    "two content lengths",
    "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
  ],
  ["bare line feeds", "GET / HTTP/1.1\nHost: a\n\n"],
  ["a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n"],
  ["a space before a colon", "GET / HTTP/1.1\r\nHost : a\r\n\r\n"],
  ["a NUL in a value", "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\u0000c\r\n\r\n"],
  ["an unknown method", "GETX / HTTP/1.1\r\nHost: a\r\n\r\n"],
])("a request with %s gets a single 400, and the connection closes", async (_what, bytes) => {
  const { port, requests } = await listen();
  expect(statusesIn(await send(port, bytes, `GET /second HTTP/1.1\r\nHost: a\r\n\r\n`))).toEqual([400]);
  expect(requests).toEqual([]);
});

test.each([
  ["a body that is too large", "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 70000\r\n\r\n", 413],
  ["two Host headers", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
])("requests pipelined behind %s are never carried out", async (_what, bytes, status) => {
  const { port, requests } = await listen();
  const text = await send(port, `${bytes}POST /second HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
  expect(statusesIn(text)).toEqual([status]);
  expect(text).toContain("x-content-type-options: nosniff");
  expect(requests).toEqual([]);
});

test("a body over the limit is rejected with 413 even without a declared length", async () => {
  const { port, requests } = await listen();
  const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
  const chunked = `POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`;
  expect(statusesIn(await send(port, chunked))).toEqual([413]);
  expect(requests).toEqual([]);
});

test.each([
  ["no request at all", ["hello\r\n\r\n"], 400],
  ["a request for another protocol", ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"], 400],
  [
    "two different lengths",
    ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
    400,
  ],
  ["headers that are too long", [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(70_000)}\r\n\r\n`], 431],
])(
  "what cannot be read as a request (%s) is refused with the security headers",
  async (_, pieces, status) => {
    const { port, requests } = await listen();
    const text = await send(port, ...pieces);
    expect(statusesIn(text)).toEqual([status]);
    expect(text).toContain("\r\nx-content-type-options: nosniff\r\n");
    expect(text).toMatch(/\r\nconnection: close\r\n/);
    expect(requests).toEqual([]);
  },
);

test.each([
  ["/p/객실", "/p/%EA%B0%9D%EC%8B%A4"],
  ["/r/14?name=하나&campaign=a%20b", "/r/14?name=%ED%95%98%EB%82%98&campaign=a%20b"],
])("the address %s, whose letters are not escaped, leads to %s (R1.3)", async (target, location) => {
  const { port, requests } = await listen();
  const text = await send(port, `GET ${target} HTTP/1.1\r\nHost: own\r\n\r\n`);
  expect(statusesIn(text)).toEqual([307]);
  expect(text).toContain(`\r\nlocation: ${location}\r\n`);
  expect(text).toContain("\r\nx-content-type-options: nosniff\r\n");
  expect(requests).toEqual([]);
});

test.each([
  "GET //e.example/객실 HTTP/1.1\r\nHost: own\r\n\r\n",
  "GET /\\e.example/객실 HTTP/1.1\r\nHost: own\r\n\r\n",
  "GET /객실\u0001 HTTP/1.1\r\nHost: own\r\n\r\n",
  "GET /a\u0001b HTTP/1.1\r\nHost: own\r\n\r\n",
  "POST /객실 HTTP/1.1\r\nHost: own\r\ncontent-length: 0\r\n\r\n",
  `GET /${"객".repeat(4_096)} HTTP/1.1\r\nHost: own\r\n\r\n`,
])("what is no address of ours with its letters escaped is refused: %j", async (request) => {
  const { port } = await listen();
  const text = await send(port, request);
  expect(statusesIn(text)).toEqual([400]);
  expect(text).not.toContain("location");
});

test("64 KB of cookies are read, as proxies pass them on", async () => {
  const { port, requests } = await listen();
  const cookie = `Cookie: ${"a=b; ".repeat(12_000)}\r\n`;
  expect(statusesIn(await send(port, `GET / HTTP/1.1\r\nHost: a\r\n${cookie}${CLOSE}`))).toEqual([200]);
  expect(requests).toHaveLength(1);
});

test("more cookies get a page that says what to do, also where more of them still arrive", async () => {
  const { port, requests } = await listen();
  const pieces = Array.from({ length: 40 }, () => `Cookie: ${"a=b; ".repeat(4_000)}\r\n`);
  const text = await send(port, "GET / HTTP/1.1\r\nHost: a\r\n", ...pieces, "\r\n");
  expect(statusesIn(text)).toEqual([431]);
  expect(text).toMatch(/\r\ncontent-type: text\/html\r\n/);
  expect(text).toContain("delete cookies");
  expect(requests).toEqual([]);
});

test("headers of more than 16 KB, cookies aside, are rejected with 431", async () => {
  const { port, requests } = await listen();
  expect(
    statusesIn(await send(port, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"b".repeat(17_000)}\r\n\r\n`)),
  ).toEqual([431]);
  expect(requests).toEqual([]);
});

test.each([
  ["GET http:///latest/meta-data/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
  ["CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n"],
])("a connection that begins with %j is closed without a response", async (bytes) => {
  const { port, requests } = await listen();
  expect(statusesIn(await send(port, bytes))).toEqual([]);
  expect(requests).toEqual([]);
});

test.each([
  ["because of its size", "POST /api/x", "", 413],
  ["for two hosts", "POST /api/x", "Host: b\r\n", 400],
  ["for its headers", "POST /api/x", `X-A: ${"b".repeat(17_000)}\r\n`, 431],
  ["for its cookies", "POST /api/x", `Cookie: ${"a=b; ".repeat(20_000)}\r\n`, 431],
  ["for a header that nobody can read", "POST /api/x", "X-A: b\u0001\r\n", 400],
  ["for a method that nobody knows", "POSTS /api/x", "", 400],
])(
  "a body that is refused %s is read first, so that a proxy which sends it sees no failure",
  async (_why, line, headers, status) => {
    const { server, port, requests } = await listen();
    const accepted = once(server, "connection");
    // Like a proxy, it goes on sending when the other side has said its last word.
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const errors: unknown[] = [];
    socket.on("error", (error) => errors.push(error));
    const answered: string[] = [];
    socket.on("data", (chunk: Buffer) => answered.push(chunk.toString("latin1")));
    const half = "x".repeat(450_000);
    socket.write(`${line} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: 900000\r\n\r\n${half}`);
    const [connection] = (await accepted) as [Socket];
    while (!connection.destroyed && connection.bytesRead < half.length)
      await new Promise((resolve) => setImmediate(resolve));
    // Whatever else is due for what has arrived happens in this thread.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(connection.destroyed).toBe(false);
    socket.end(half);
    await once(socket, "close");
    expect(errors).toEqual([]);
    expect(statusesIn(answered.join(""))).toEqual([status]);
    expect(requests).toEqual([]);
  },
);

test("a peer that is none of our proxies has its own address, and what proxies say is not believed", async () => {
  const { port, requests } = await listen({ trustedHops: 1, trustedProxies: ["192.0.2.0/24"] });
  const claims = "X-Forwarded-For: 203.0.113.9\r\nX-Request-Id: mine\r\nTraceparent: mine\r\n";
  await send(port, `GET / HTTP/1.1\r\nHost: a\r\n${claims}${CLOSE}`);
  expect(requests[0]).toMatchObject({ client: undefined, headers: { host: "a" } });
  expect(Object.keys(requests[0]?.headers ?? {})).toEqual(["host", "connection"]);
});

test("behind one trusted proxy the client is the address that the proxy saw", async () => {
  const { port, requests } = await listen({ trustedHops: 1 });
  await send(port, `GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1, 203.0.113.9\r\n${CLOSE}`);
  expect(requests[0]?.client).toBe("203.0.113.9");
});

test("a drain fails no request of a kept-alive load, and ends it", async () => {
  let isDraining = false;
  const { server, port } = await listen({ isDraining: () => isDraining });
  const statuses: string[] = [];
  /** Like a balancer: reuses one connection until the server announces its close. */
  const guest = async () => {
    for (let isLast = false; !isLast; ) {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      statuses.push(`${answer.status} ${await answer.text()}`);
      isLast = answer.headers.get("connection") === "close";
    }
  };
  const load = Array.from({ length: 20 }, guest);
  await new Promise((resolve) => setTimeout(resolve, 20));
  isDraining = true;
  const ended = drain(server, 2_000);
  expect(server.listening).toBe(true);
  await Promise.all(load);
  await ended;
  expect(server.listening).toBe(false);
  expect(new Set(statuses)).toEqual(new Set(["200 answer"]));
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
});

test("connections opened before the listener closes get a response even if not yet accepted", async () => {
  const { server, port } = await listen({ isDraining: () => true });
  // A balancer that does not check readiness opens these one moment before the end.
  const answers = Array.from({ length: 50 }, () => send(port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
  await drain(server, 0);
  const statuses = (await Promise.all(answers)).map(statusesIn);
  expect(statuses).toEqual(Array.from({ length: 50 }, () => [200]));
});
