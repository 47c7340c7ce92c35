import { setTimeout as wait } from "node:timers/promises";
import { CURRENT_AVAILABILITY_TAG, REFUSED_TAG } from "@/lib/http/sources";
import { openRedis, type RedisConnections } from "@/lib/server/instances/redis-connections";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";
import { SharedPages } from "@/lib/server/instances/shared-pages";
import type { PageName, RenderedPage } from "@/lib/server/page/page-store";
import { shareRendering } from "@/lib/server/page/shared-rendering";

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
const page = (text: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  answer: { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: Buffer.from(text) },
  tags: new Set(["page:story"]),
  ...more,
});
const status = (code: number): RenderedPage => ({
  answer: { status: code, headers: {}, body: new Uint8Array() },
  tags: new Set(),
});

const pages = (build: string) => new SharedPages(connections, build);

/** Starts an instance of the server whose application returns these responses in turn. */
function startInstance(build: string, answers: RenderedPage[], { version = 1, at = 0 } = {}) {
  let count = 0;
  const render = async () => answers[count++] ?? status(500);
  const clock = { now: at };
  const renderShared = shareRendering(render, {
    pages: pages(build),
    version: () => version,
    now: () => clock.now,
  });
  return {
    clock,
    rendered: () => count,
    render: () => renderShared(story),
    read: async (name: PageName = story) => {
      const { answer, tags, isLastGood = false } = await renderShared(name);
      const text = Buffer.from(answer.body).toString("utf8");
      return { status: answer.status, text, tags: [...tags], isLastGood };
    },
  };
}

const shown = (text: string) => ({ status: 200, text, tags: ["page:story"], isLastGood: false });

test("an instance reuses a page as long as it is fresh at another, and renders by itself afterwards (R11.3)", async () => {
  const first = startInstance("a", [page("by the first")]);
  const second = startInstance("a", [page("by the second")]);
  expect(await first.read()).toEqual(shown("by the first"));
  expect(await second.read()).toEqual(shown("by the first"));
  expect(second.rendered()).toBe(0);
  second.clock.now = 29_000;
  expect(await second.read()).toEqual(shown("by the first"));
  second.clock.now = 30_000;
  expect(await second.read()).toEqual(shown("by the second"));
});

test("a page that another instance has found unchanged is reused for as long again (R11.3)", async () => {
  const first = startInstance("h", [page("by the first", { isUnchanged: async () => true })]);
  const { isUnchanged } = await first.render();
  first.clock.now = 29_000;
  expect(await isUnchanged?.()).toBe(true);
  const second = startInstance("h", [page("by the second")], { at: 58_000 });
  while ((await pages("h").read("anonymous /ko/p/story"))?.confirmedAt !== 29_000) await wait(5);
  expect(await second.read()).toEqual(shown("by the first"));
});

test("a page with current availability is reused for some seconds only (R6.4, R11.3)", async () => {
  const tags = new Set([CURRENT_AVAILABILITY_TAG]);
  await startInstance("i", [page("by the first", { tags })]).read();
  const second = startInstance("i", [page("by the second", { tags })], { at: 10_000 });
  expect((await second.read()).text).toBe("by the second");
});

test("a machine whose clock is an hour ahead makes no page last longer (R11.3)", async () => {
  await startInstance("j", [page("of the future")], { at: 3_600_000 }).read();
  expect(await startInstance("j", [page("by the second")]).read()).toEqual(shown("by the second"));
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

test("a page whose address is refused is served as it was by any instance (R1.3)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const refused = { ...status(404), tags: new Set([REFUSED_TAG]) };
  await startInstance("refused", [page("there")]).read();
  const other = startInstance("refused", [refused], { version: 2 });
  expect(await other.read()).toEqual({ ...shown("there"), isLastGood: true });
  const never: PageName = { ...story, path: "/ko/p/never" };
  expect((await startInstance("refused", [refused], { version: 2 }).read(never)).status).toBe(404);
});

test("without Redis every instance renders by itself (R11.3)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await redis.goAway();
  while (connections.client.isReady) await wait(10);
  expect(await startInstance("g", [page("alone")]).read()).toEqual(shown("alone"));
  expect((await startInstance("g", [status(503)]).read()).status).toBe(503);
});
