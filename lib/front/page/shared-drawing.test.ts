import { setTimeout as wait } from "node:timers/promises";
import { openRedis, type RedisLink } from "@/lib/copies/redis-link";
import { RedisServer } from "@/lib/copies/redis-server.test-support";
import { SharedPages } from "@/lib/copies/shared-pages";
import type { Drawn, PageName } from "@/lib/front/page/page-store";
import { sharedDrawing } from "@/lib/front/page/shared-drawing";

let redis: RedisServer;
let link: RedisLink;

beforeAll(async () => {
  redis = await RedisServer.start();
  link = openRedis(redis.url);
  while (!link.client.isReady) await wait(10);
});

afterAll(async () => {
  await link.close();
  await redis.goAway();
});

const story: PageName = { path: "/ko/p/story", audience: "stranger" };
const page = (text: string): Drawn => ({
  answer: { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: Buffer.from(text) },
  tags: new Set(["page:story"]),
});
const status = (code: number): Drawn => ({
  answer: { status: code, headers: {}, body: new Uint8Array() },
  tags: new Set(),
});

/** Starts an instance of the server whose application returns these responses in turn. */
function startCopy(build: string, answers: Drawn[], { version = 1, at = 0 } = {}) {
  let count = 0;
  const draw = async () => answers[count++] ?? status(500);
  const clock = { now: at };
  const draws = sharedDrawing(draw, {
    pages: new SharedPages(link, build),
    version: () => version,
    now: () => clock.now,
  });
  return {
    clock,
    drawn: () => count,
    read: async (name: PageName = story) => {
      const { answer, tags } = await draws(name);
      return { status: answer.status, text: Buffer.from(answer.body).toString("utf8"), tags: [...tags] };
    },
  };
}

const shown = (text: string) => ({ status: 200, text, tags: ["page:story"] });

test("R11.3 an instance reuses what another has just rendered, and renders by itself a little later", async () => {
  const first = startCopy("a", [page("by the first")]);
  const second = startCopy("a", [page("by the second")]);
  expect(await first.read()).toEqual(shown("by the first"));
  expect(await second.read()).toEqual(shown("by the first"));
  expect(second.drawn()).toBe(0);
  second.clock.now = 10_000;
  expect(await second.read()).toEqual(shown("by the second"));
});

test("R11.3 R12.3 an instance that starts while the application fails serves the last good page, and logs it", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await startCopy("b", [page("good")]).read();
  const started = startCopy("b", [status(503)], { at: 3_600_000 });
  expect(await started.read()).toEqual(shown("good"));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("rendering returned 503"));
  const other = { ...story, audience: "member" as const };
  expect((await started.read(other)).status).toBe(500);
});

test("R11.3 a page rendered before a publication is not reused after it", async () => {
  await startCopy("c", [page("old")], { version: 1 }).read();
  expect(await startCopy("c", [page("new")], { version: 2 }).read()).toEqual(shown("new"));
});

test("a page of another build, with other files, is separate", async () => {
  await startCopy("d", [page("of d")]).read();
  expect(await startCopy("e", [page("of e")]).read()).toEqual(shown("of e"));
});

test("R12.4 a page that is gone is not served by any instance", async () => {
  await startCopy("f", [page("there")]).read();
  expect((await startCopy("f", [status(404)], { version: 2 }).read()).status).toBe(404);
  expect((await startCopy("f", [status(503)], { version: 2 }).read()).status).toBe(503);
});

test("R11.3 without Redis every instance renders by itself", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await redis.goAway();
  while (link.client.isReady) await wait(10);
  expect(await startCopy("g", [page("alone")]).read()).toEqual(shown("alone"));
  expect((await startCopy("g", [status(503)]).read()).status).toBe(503);
});
