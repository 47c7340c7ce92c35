import { setTimeout as wait } from "node:timers/promises";
import { InstanceQueries } from "@/lib/instances/instance-queries";
import { openRedis, type RedisConnections } from "@/lib/instances/redis-connections";
import { RedisServer } from "@/lib/instances/redis-server.test-support";

jest.setTimeout(30_000);

let redis: RedisServer;
const links: RedisConnections[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await Promise.all(links.map((connections) => connections.close()));
  await redis.goAway();
});

async function startInstance(answer: (question: string) => Promise<string>): Promise<InstanceQueries> {
  const connections = openRedis(redis.url);
  links.push(connections);
  const instances = new InstanceQueries({ connections, answer });
  while (!connections.client.isReady || !connections.subscriber.isReady) await wait(10);
  const listeners = async () => (await instances.ask("are you there")).instanceCount;
  for (let tries = 0; (await listeners()) < links.length; tries += 1) {
    if (tries > 200) throw new Error("the instance never subscribed");
    await wait(10);
  }
  return instances;
}

test("every instance answers a question, and a silent instance is counted as asked (R11.4)", async () => {
  const first = await startInstance(async (question) => `first: ${question}`);
  const second = await startInstance(async (question) => `second: ${question}`);
  for (const instances of [first, second]) {
    const { answers, instanceCount } = await instances.ask("?");
    expect([instanceCount, answers.sort()]).toEqual([2, ["first: ?", "second: ?"]]);
  }
  await startInstance((question) => (question === "hush" ? new Promise(() => {}) : Promise.resolve("third")));
  const { answers, instanceCount } = await first.ask("hush");
  expect([instanceCount, answers.sort()]).toEqual([3, ["first: hush", "second: hush"]]);
});

test("an invalid message on the answers channel only logs a warning (R11.4)", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const instances = await startInstance(async () => "here");
  const [connections] = links;
  for (const text of ["no JSON", "{}", "null"]) await connections?.client.publish("yeoul:answered", text);
  expect((await instances.ask("?")).answers).toContain("here");
  expect(warn).toHaveBeenCalledTimes(3 * links.length);
});

test("an instance without Redis, or that cannot reach it, answers alone (R11.4)", async () => {
  const answer = async (question: string) => `alone: ${question}`;
  const alone = new InstanceQueries({ connections: undefined, answer });
  expect(await alone.ask("?")).toEqual({ answers: ["alone: ?"], instanceCount: 1 });
  const connections = openRedis("redis://127.0.0.1:9");
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const unreached = new InstanceQueries({ connections, answer });
  expect(await unreached.ask("?")).toEqual({ answers: ["alone: ?"], instanceCount: 1 });
  await connections.close();
});
