import { setTimeout as wait } from "node:timers/promises";
import { openRedis, type RedisConnections } from "@/lib/server/instances/redis-connections";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";
import { type Publication, SharedPublications } from "@/lib/server/instances/shared-publications";

jest.setTimeout(30_000);

let redis: RedisServer;
const links: RedisConnections[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
});

afterEach(async () => {
  await Promise.all(links.splice(0).map((connections) => connections.close()));
});

afterAll(() => redis.goAway());

/** One instance of the server, reduced to its publications. */
async function startInstance() {
  const heard: Publication[] = [];
  /** The number of publications known whenever something was forgotten. */
  const versions: (number | undefined)[] = [];
  const connections = openRedis(redis.url);
  links.push(connections);
  const publications = new SharedPublications({
    connections,
    forget: (publication) => {
      heard.push(publication);
      versions.push(publications.version);
    },
  });
  await until(() => publications.version !== undefined);
  return { heard, versions, publications };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 2_000) throw new Error("the condition was never met");
    await wait(10);
  }
}

const page = (key: string): Publication => ({ kind: "tags", tags: new Set([`page:${key}`]) });
const everything: Publication = { kind: "all" };

test("every instance has handled a publication when `announce` resolves, the others exactly once (R11.3)", async () => {
  const [first, second, third] = [await startInstance(), await startInstance(), await startInstance()];
  expect(await first.publications.announce(page("about"))).toBe(true);
  for (const { heard } of [second, third]) expect(heard).toEqual([page("about")]);
  expect(first.heard).toContainEqual(page("about"));
  expect(await third.publications.announce(everything)).toBe(true);
  for (const { heard } of [first, second, third]) expect(heard.at(-1)).toEqual(everything);
});

test("the publishing instance forgets again once it knows the new number, so no page of the old one stays (R11.3)", async () => {
  const { publications, versions } = await startInstance();
  const before = publications.version ?? 0;
  expect(await publications.announce(page("about"))).toBe(true);
  expect(versions).toEqual([before, before + 1]);
});

test("simultaneous publications each reach every instance (R11.3)", async () => {
  const [first, second] = [await startInstance(), await startInstance()];
  const answers = await Promise.all([
    first.publications.announce(page("a")),
    second.publications.announce(page("b")),
    first.publications.announce(page("c")),
  ]);
  expect(answers).toEqual([true, true, true]);
  for (const key of ["a", "b", "c"]) {
    for (const { heard } of [first, second]) expect(heard).toContainEqual(page(key));
  }
});

test("confirmations of others do not hide those of a publication that is awaited (R11.3)", async () => {
  const { publications } = await startInstance();
  const other = openRedis(redis.url);
  links.push(other);
  await until(() => other.client.isReady && other.subscriber.isReady);
  // Another instance that hears a publication, and is the last to confirm it, after many other confirmations.
  await other.subscriber.subscribe("yeoul:published", (text) => {
    const version = Number.parseInt(text, 10);
    for (let number = 1; number <= 1_500; number += 1)
      void other.client.publish("yeoul:heard", String(version + number));
    void other.client.publish("yeoul:heard", String(version));
  });
  expect(await publications.announce(page("about"))).toBe(true);
});

test("a publication during a Redis outage is local, and the others forget everything after the outage (R11.3)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const [first, second] = [await startInstance(), await startInstance()];
  await redis.goAway();
  expect(await first.publications.announce(page("about"))).toBe(true);
  expect(first.heard).toEqual([page("about")]);
  expect(second.heard).toEqual([]);
  await redis.comeBack();
  await until(() => second.heard.length > 0);
  expect(second.heard).toContainEqual(everything);
  const said = warn.mock.calls.map(([line]) => String(line));
  expect(said.some((line) => line.startsWith("Redis is unavailable"))).toBe(true);
  expect(said).toContain("Redis is available again");
});

test("a publication is not confirmed while Redis does not respond (R11.3)", async () => {
  const [first, second] = [await startInstance(), await startInstance()];
  jest.spyOn(console, "warn").mockImplementation(() => {});
  redis.hang();
  try {
    expect(await first.publications.announce(page("about"))).toBe(false);
    expect(first.heard).toEqual([page("about")]);
  } finally {
    redis.goOn();
  }
  expect(await first.publications.announce(page("about"))).toBe(true);
  expect(second.heard.length).toBeGreaterThan(0);
});

test("an instance that missed a publication forgets everything at the next one (R11.3)", async () => {
  const [first, second] = [await startInstance(), await startInstance()];
  // Simulates a missed publication: the number is incremented, but no message arrives.
  await links[0]?.client.eval("return redis.call('incr', KEYS[1])", {
    keys: ["yeoul:publications"],
    arguments: [],
  });
  expect(await first.publications.announce(page("about"))).toBe(true);
  expect(second.heard).toEqual([everything]);
});
