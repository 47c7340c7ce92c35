import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { parseEnv } from "@/lib/server/settings/env-schema";
import {
  checkRedis,
  examineBackEnd,
  examineBrand,
  examineCollector,
  examineRedis,
  examineSettings,
  examineSite,
  type Finding,
} from "@/tools/doctor/examine";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

const good = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://dining.test",
  BACKEND_ORIGIN: "https://backend.test",
  TRUSTED_HOPS: "1",
  SESSION_SECRET: "4f9c2b7d0e6a1853c4f9b2d7e0a61835",
  PUBLISH_SECRET: `whsec_${"QUJDREVGR0hJSktMTU5PUFFSU1RVVldY"}`,
  REDIS_URL: "redis://redis.test:6379",
  MEDIA_ORIGIN: "https://media.test",
  MEDIA_HOSTS: "media.test",
  GATEWAY_ORIGINS: "https://gateway.test",
  SECURITY_CONTACT: "mailto:security@dining.test",
};
const serious = (findings: Finding[]) =>
  findings.filter(({ kind }) => kind !== "note").map(({ about }) => about);

test("a sound installation has no danger, and the addresses to register are named", () => {
  const findings = examineSettings(parseEnv(good));
  expect(serious(findings)).toEqual([]);
  expect(findings).toEqual([
    expect.objectContaining({ next: expect.stringContaining("https://dining.test/auth/kakao/callback") }),
  ]);
});

test.each([
  [{ PUBLIC_ORIGIN: "http://dining.test" }, "PUBLIC_ORIGIN has no TLS"],
  [{ PUBLIC_ORIGIN: "" }, "PUBLIC_ORIGIN is http://localhost:3000"],
  [{ TRUSTED_HOPS: "0" }, "TRUSTED_HOPS is 0 behind TLS"],
  [{ BACKEND_ORIGIN: "http://backend.test" }, "the back end is called without TLS"],
  [{ SESSION_SECRET: "x".repeat(40) }, "SESSION_SECRET is weak"],
  [{ GATEWAY_ORIGINS: "", CONTENT_HOSTS: "any" }, "GATEWAY_ORIGINS is not set"],
  [{ CONTENT_HOSTS: "any" }, "CONTENT_HOSTS is any"],
])("%j is a danger", (changes, about) => {
  expect(serious(examineSettings(parseEnv({ ...good, ...changes })))).toContain(about);
});

test("a back end that cannot be asked, lacks a setting or has another clock is wrong", async () => {
  expect(serious(await examineBackEnd("http://127.0.0.1:9"))).toEqual(["the back end cannot be asked"]);
  const origin = await serve((request, response) => {
    const key = new URL(request.url ?? "", "http://x").searchParams.get("key");
    const value = key === "func_config" ? { homeResourceId: 1 } : {};
    if (key === "kakao_info") response.writeHead(404).end("{}");
    else response.end(JSON.stringify({ data: { key, value } }));
  });
  const found = serious(await examineBackEnd(origin, () => Date.now() - 600_000));
  expect(found).toContain("the back end has no usable setting kakao_info");
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/clock is (?:600|599|601) s off/)]));
});

test("a Redis that is away, has no limit or evicts what must stay is said", async () => {
  expect(serious(await examineRedis("redis://127.0.0.1:9"))).toEqual([
    expect.stringContaining("Redis cannot be asked"),
  ]);
  expect(checkRedis("volatile-lru", 1_000_000)).toEqual([]);
  expect(serious(checkRedis("noeviction", 0))).toEqual(["Redis has no limit"]);
  expect(serious(checkRedis("allkeys-lru", 1_000_000))).toEqual(["Redis evicts by allkeys-lru"]);
});

test("a collector that takes no traces is told, and one that does is not", async () => {
  const paths: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    paths.push(request.url);
    response.writeHead(request.url === "/otlp/v1/traces" ? 200 : 404).end("{}");
  });
  expect(await examineCollector(`${origin}/otlp/`)).toEqual([]);
  expect(await examineCollector(origin)).toMatchObject([
    { kind: "note", next: expect.stringContaining("404") },
  ]);
  expect(await examineCollector("http://127.0.0.1:9")).toMatchObject([
    { kind: "note", about: "traces are not taken at http://127.0.0.1:9/v1/traces" },
  ]);
  expect(paths).toEqual(["/otlp/v1/traces", "/v1/traces"]);
});

test("a proxy that drops headers, refuses cookies or opens what is closed is found", async () => {
  const origin = await serve((request, response) => {
    const isLarge = (request.headers.cookie ?? "").length > 8_000;
    response.writeHead(isLarge ? 400 : request.url === "/healthz" ? 404 : 200, {
      etag: '"a"',
      vary: "Cookie",
      "x-content-type-options": "nosniff",
    });
    response.end("ok");
  });
  expect(serious(await examineSite(origin))).toEqual([
    "pages arrive without content-security-policy, referrer-policy",
    "the proxy refuses 16 KB of cookies",
    "/metrics is public",
    "/healthz is closed",
  ]);
});

test("a brand with which the server would not start is found wrong, with what the start would say", () => {
  expect(examineBrand("/nowhere")).toMatchObject([
    { kind: "wrong", about: "BRAND: /nowhere/brand.json: cannot be read" },
  ]);
});

test("an installation without a brand of its own is told so, one with a complete brand hears nothing", () => {
  expect(examineBrand("default")).toMatchObject([{ kind: "note", about: "BRAND is not set" }]);
  expect(examineBrand("city")).toEqual([]);
});
