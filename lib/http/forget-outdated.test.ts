import { forgetOutdated, onOutdated } from "@/lib/http/forget-outdated";
import { openRedis, type RedisConnections } from "@/lib/server/instances/redis-connections";
import { registerRedis } from "@/lib/server/instances/redis-registry";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";

jest.setTimeout(30_000);

let redis: RedisServer;
let links: RedisConnections[];
/** What each message named that the other instance received. */
const heard: (readonly string[])[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
  links = [openRedis(redis.url), openRedis(redis.url)];
  const [here, other] = links;
  if (here === undefined || other === undefined) throw new Error("there are two instances");
  registerRedis(here);
  onOutdated(other, (tags) => heard.push(tags));
  await until(() => here.client.isReady && other.client.isReady);
  await until(async () => {
    await forgetOutdated(["holiday:1"]);
    return heard.length > 0;
  });
});

beforeEach(() => {
  heard.length = 0;
});

afterAll(async () => {
  await Promise.all(links.map((link) => link.close()));
  await redis.goAway();
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test("the other instances forget what a refusal at one of them shows to be out of date (R6.7)", async () => {
  await forgetOutdated(["promotion:7", "promotion-list:14"]);
  await until(() => heard.some((tags) => tags.includes("promotion:7")));
  expect(heard.at(-1)).toEqual(["promotion:7", "promotion-list:14"]);
});

test("a crowd that is refused at once is forgotten for in one round, so that its reads stay shared (R6.9)", async () => {
  await Promise.all(Array.from({ length: 500 }, (_, index) => forgetOutdated([`promotion:${index % 3}`])));
  await until(() => heard.some((tags) => tags.includes("promotion:2")));
  expect(heard.at(-1)?.toSorted()).toEqual(["promotion:0", "promotion:1", "promotion:2"]);
  expect(heard.filter((tags) => tags.includes("promotion:1"))).toHaveLength(1);
});

test("without the others, what is out of date is forgotten here (R6.7)", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  await redis.goAway();
  await expect(forgetOutdated(["promotion:7"])).resolves.toBeUndefined();
});
