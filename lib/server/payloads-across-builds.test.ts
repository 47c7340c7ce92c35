import { setTimeout as wait } from "node:timers/promises";
import { openRedis, type RedisConnections } from "@/lib/server/instances/redis-connections";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";
import { SharedPayloads } from "@/lib/server/instances/shared-pages";
import { identityOf } from "@/lib/server/page/encoded-document";
import { type PageName, PageStore } from "@/lib/server/page/page-store";

jest.setTimeout(30_000);

const page: PageName = { path: "/en/r/14", audience: "anonymous" };
const NOTHING = { flight: [], runtime: [], scripts: [], sheets: [] };

let redis: RedisServer;
let connections: RedisConnections;

beforeAll(async () => {
  redis = await RedisServer.start();
  connections = openRedis(redis.url);
  while (!connections.client.isReady) await wait(5);
});

afterAll(async () => {
  await connections.close();
  await redis.goAway();
});

/** The pages of an instance that runs this build. */
function openStore(build: string): PageStore {
  return new PageStore({
    maxBytes: 1_000_000,
    render: async () => ({
      answer: { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(build) },
      tags: new Set(),
    }),
    deferHydration: (_, html) => ({ html, payload: { hash: build, data: { ...NOTHING, scripts: [] } } }),
    policyOf: () => "",
    sharedPayloads: new SharedPayloads(connections),
  });
}

test("a page that is open since the build before hydrates at an instance of the new build, for its own audience only", async () => {
  await openStore("before").read(page);
  const after = openStore("after");
  let found = await after.readPayload(page, "before");
  // Whoever read the page did not wait until it was shared.
  while (found === undefined) found = await after.readPayload(page, "before");
  expect(JSON.parse(Buffer.from(identityOf(found)).toString())).toEqual(NOTHING);
  expect(found.contentType).toContain("application/json");
  expect(await openStore("after").readPayload({ ...page, audience: "member" }, "before")).toBeUndefined();
  expect(await openStore("after").readPayload({ ...page, path: "/en/r/10" }, "before")).toBeUndefined();
});
