import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, test } from "node:test";
import { serve } from "@hono/node-server";
import { openTestSandbox, type TestSandbox } from "#testing/open-test-sandbox.ts";

const LANGUAGES = "/api/common_channel_content/language/list";
const COLLECT = "/api/common_channel_data/collect/la";
let sandbox: TestSandbox;
let server: Server;
let origin: string;

before(async () => {
  sandbox = await openTestSandbox();
  server = serve({ fetch: sandbox.app.fetch, port: 0 }) as Server;
  await once(server, "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => sandbox.control("POST", "/reset"));
after(async () => {
  server.closeAllConnections();
  server.close();
  await sandbox.close();
});

const arrange = async (fault: object) =>
  (await sandbox.control("POST", "/faults", fault)).body as { id: number };
const ask = (path = LANGUAGES) => fetch(`${origin}${path}`);

test("a status without a body is sent with an empty body", async () => {
  await arrange({ path: "language/list$", status: 503, times: 1 });
  const response = await ask();
  assert.deepEqual([response.status, await response.text()], [503, ""]);
  assert.equal((await ask()).status, 200);
});

test("a body replaces the response, as JSON or as text", async () => {
  const { id } = await arrange({ path: "language", body: { error: { error: "no_tables" } } });
  const refused = await ask();
  assert.equal(refused.status, 200);
  assert.deepEqual(await refused.json(), { error: { error: "no_tables" } });
  await sandbox.control("DELETE", `/faults/${id}`);

  await arrange({ path: "language", status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" });
  const broken = await ask();
  assert.deepEqual(
    [broken.status, broken.headers.get("content-type"), await broken.text()],
    [502, "text/html", "<h1>Bad gateway</h1>"],
  );
});

test("a fault applies `times` times, to its method and path only", async () => {
  await arrange({ path: "language", method: "post", status: 500 });
  await arrange({ path: "^/api/nothing", status: 500 });
  await arrange({ path: "language", status: 500, times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await ask()).status);
  assert.deepEqual(statuses, [500, 500, 200]);
});

test("delayMs alone only delays the response", async () => {
  await arrange({ path: "language", delayMs: 80 });
  const before = performance.now();
  assert.equal((await ask()).status, 200);
  assert.ok(performance.now() - before >= 75);
});

test("a call that hangs is held until the client disconnects", async () => {
  await arrange({ path: "language", hang: true });
  await assert.rejects(fetch(`${origin}${LANGUAGES}`, { signal: AbortSignal.timeout(100) }), {
    name: "TimeoutError",
  });
});

test("a reset drops the connection", async () => {
  await arrange({ path: "language", reset: true });
  await assert.rejects(ask(), TypeError);
});

test("a late fault carries out the call and loses its response", async () => {
  await arrange({ path: "collect/la$", status: 504, late: true });
  const response = await fetch(`${origin}${COLLECT}`, {
    method: "POST",
    body: JSON.stringify({ path: "/late" }),
  });
  assert.deepEqual([response.status, await response.text()], [504, ""]);
  const { records } = (await sandbox.control("GET", "/records?contains=/late")).body as { records: object[] };
  assert.equal(records.length, 1);
});

test("an answer is rewritten as JSON text or with its lists backwards, and means the same", async () => {
  const data = async () => ((await (await ask()).json()) as { data: unknown }).data;
  const plain = (await data()) as object[];
  const { id } = await arrange({ path: "language", rewrite: "backwards" });
  assert.deepEqual(await data(), [...plain].reverse());
  await sandbox.control("DELETE", `/faults/${id}`);
  await arrange({ path: "language", rewrite: "asText" });
  const text = await data();
  assert.equal(typeof text, "string");
  const rows = JSON.parse(String(text)) as string[];
  assert.deepEqual(
    rows.map((row) => typeof row),
    plain.map(() => "string"),
  );
});

test("a redirect is not rewritten", async () => {
  await arrange({ path: "preApproval", rewrite: "asText" });
  const returnUrl = `${sandbox.config.publicOrigin}/payment-request/11/AH_1`;
  const path = `/api/crm_channel_si_tc/payment/preApproval?returnUrl=${encodeURIComponent(returnUrl)}`;
  const { status, headers } = await fetch(`${origin}${path}`, { method: "POST", redirect: "manual" });
  assert.deepEqual([status, headers.get("location")?.startsWith(returnUrl)], [303, true]);
});

test("faults are listed, and removed singly or all at once", async () => {
  const { id } = await arrange({ path: "a", status: 500 });
  await arrange({ path: "b", hang: true });
  const list = async () =>
    ((await sandbox.control("GET", "/faults")).body as { faults: { path: string }[] }).faults;
  assert.deepEqual(
    (await list()).map(({ path }) => path),
    ["a", "b"],
  );
  await sandbox.control("DELETE", `/faults/${id}`);
  assert.deepEqual(
    (await list()).map(({ path }) => path),
    ["b"],
  );
  assert.equal((await sandbox.control("DELETE", `/faults/${id}`)).status, 404);
  await sandbox.control("DELETE", "/faults");
  assert.deepEqual(await list(), []);
});

test("a path that is not a regular expression is refused with an error message", async () => {
  const { status, body } = await sandbox.control("POST", "/faults", { path: "(" });
  assert.equal(status, 422);
  assert.match(JSON.stringify(body), /regular expression/);
});
