import { setTimeout as wait } from "node:timers/promises";
import type { PageName, RenderedPage } from "@/lib/front/page/page-store";
import { shareRendering } from "@/lib/front/page/shared-rendering";
import { openRedis, type RedisConnections } from "@/lib/instances/redis-connections";
import { RedisServer } from "@/lib/instances/redis-server.test-support";
import { SharedPages } from "@/lib/instances/shared-pages";

let redis: RedisServer;
let connections: RedisConnections;

beforeAll(async () => {
  redis = await RedisServer.start();
  connections = openRedis(redis.url);
  while (!connections.client.isReady) await wait(10);
});

afterAll(async () => {
  await connections.close();
  await redis.goAway();
});

const story: PageName = { path: "/ko/p/story", audience: "anonymous" };
const page = (text: string): RenderedPage => ({
  answer: { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: Buffer.from(text) },
  tags: new Set(["page:story"]),
});
const status = (code: number): RenderedPage => ({
  answer: { status: code, headers: {}, body: new Uint8Array() },
  tags: new Set(),
});

/** Starts an instance of the server whose application returns these responses in turn. */
function startInstance(build: string, answers: RenderedPage[], { version = 1, at = 0 } = {}) {
  let count = 0;
  const render = async () => answers[count++] ?? status(500);
  const clock = { now: at };
  const renderShared = shareRendering(render, {
    pages: new SharedPages(connections, build),
    version: () => version,
    now: () => clock.now,
  });
  return {
    clock,
    rendered: () => count,
    read: async (name: PageName = story) => {
      const { answer, tags, isLastGood = false } = await renderShared(name);
      const text = Buffer.from(answer.body).toString("utf8");
      return { status: answer.status, text, tags: [...tags], isLastGood };
    },
  };
}

const shown = (text: string) => ({ status: 200, text, tags: ["page:story"], isLastGood: false });

test("an instance reuses what another has just rendered, and renders by itself a little later (R11.3)", async () => {
  const first = startInstance("a", [page("by the first")]);
  const second = startInstance("a", [page("by the second")]);
  expect(await first.read()).toEqual(shown("by the first"));
  expect(await second.read()).toEqual(shown("by the first"));
  expect(second.rendered()).toBe(0);
  second.clock.now = 10_000;
  expect(await second.read()).toEqual(shown("by the second"));
});

test("an instance that starts while the application fails serves the last good page, and logs it (R11.3, R12.3)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await startInstance("b", [page("good")]).read();
  const started = startInstance("b", [status(503)], { at: 3_600_000 });
  expect(await started.read()).toEqual({ ...shown("good"), isLastGood: true });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("rendering returned 503"));
  const other = { ...story, audience: "member" as const };
  expect((await started.read(other)).status).toBe(500);
});

test("a page rendered before a publication is not reused after it (R11.3)", async () => {
  await startInstance("c", [page("old")], { version: 1 }).read();
  expect(await startInstance("c", [page("new")], { version: 2 }).read()).toEqual(shown("new"));
});

test("a page of another build, with other files, is separate", async () => {
  await startInstance("d", [page("of d")]).read();
  expect(await startInstance("e", [page("of e")]).read()).toEqual(shown("of e"));
});

test("a page that is gone is not served by any instance (R11.3)", async () => {
  await startInstance("f", [page("there")]).read();
  expect((await startInstance("f", [status(404)], { version: 2 }).read()).status).toBe(404);
  expect((await startInstance("f", [status(503)], { version: 2 }).read()).status).toBe(503);
});

test("without Redis every instance renders by itself (R11.3)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await redis.goAway();
  while (connections.client.isReady) await wait(10);
  expect(await startInstance("g", [page("alone")]).read()).toEqual(shown("alone"));
  expect((await startInstance("g", [status(503)]).read()).status).toBe(503);
});
