import { openRedis } from "@/lib/server/instances/redis-connections";
import { registerRedis } from "@/lib/server/instances/redis-registry";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";
import { processWide } from "@/lib/server/settings/process-wide";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";
import { newDraftId, readDraft, storeDraft } from "@/lib/workbench/drafts";

const draft = { html: "<h1>여울</h1>", style: "h1{color:red}", path: "/p/winter", zone: "page" } as const;

test("a single instance keeps a draft in memory for the given time (R11.4)", async () => {
  const id = newDraftId();
  expect(await storeDraft(id, draft, 60)).toBe(true);
  expect(await readDraft(id)).toEqual(draft);
  expect(await readDraft(newDraftId())).toBeUndefined();
  const later = performance.now() + 60_001;
  jest.spyOn(performance, "now").mockReturnValue(later);
  // The cache reads the clock once per millisecond.
  while ((await readDraft(id)) !== undefined) await new Promise((resolve) => setImmediate(resolve));
});

test("instances with a shared store share drafts, and one that cannot reach it reports that (R11.4)", async () => {
  const redis = await RedisServer.start();
  const link = openRedis(redis.url);
  try {
    while (!link.client.isReady) await new Promise((resolve) => setImmediate(resolve));
    registerRedis(link);
    const id = newDraftId();
    expect(await storeDraft(id, draft, 60)).toBe(true);
    // Another instance has its own memory.
    processWide("drafts", () => new Map()).clear();
    expect(await readDraft(id)).toEqual(draft);
    jest.spyOn(console, "warn").mockImplementation(() => {});
    await redis.goAway();
    expect(await readDraft(id)).toBeUndefined();
    expect(await storeDraft(id, draft, 60)).toBe(false);
    expect(await readDraft(id)).toEqual(draft);
  } finally {
    forgetProcessWide("redis");
    await link.close();
    await redis.goAway();
  }
});
