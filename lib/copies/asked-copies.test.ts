import { setTimeout as wait } from "node:timers/promises";
import { AskedCopies } from "@/lib/copies/asked-copies";
import { openRedis, type RedisLink } from "@/lib/copies/redis-link";
import { RedisServer } from "@/lib/copies/redis-server.test-support";

jest.setTimeout(30_000);

let redis: RedisServer;
const links: RedisLink[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await Promise.all(links.map((link) => link.close()));
  await redis.goAway();
});

async function startCopy(answer: (question: string) => Promise<string>): Promise<AskedCopies> {
  const link = openRedis(redis.url);
  links.push(link);
  const copies = new AskedCopies({ link, answer });
  while (!link.client.isReady || !link.subscriber.isReady) await wait(10);
  const listeners = async () => (await copies.ask("are you there")).asked;
  for (let tries = 0; (await listeners()) < links.length; tries += 1) {
    if (tries > 200) throw new Error("the instance never subscribed");
    await wait(10);
  }
  return copies;
}

test("R11.4 every instance answers a question, and a silent instance is counted as asked", async () => {
  const first = await startCopy(async (question) => `first: ${question}`);
  const second = await startCopy(async (question) => `second: ${question}`);
  for (const copies of [first, second]) {
    const { answers, asked } = await copies.ask("?");
    expect([asked, answers.sort()]).toEqual([2, ["first: ?", "second: ?"]]);
  }
  await startCopy((question) => (question === "hush" ? new Promise(() => {}) : Promise.resolve("third")));
  const { answers, asked } = await first.ask("hush");
  expect([asked, answers.sort()]).toEqual([3, ["first: hush", "second: hush"]]);
});

test("R11.4 an invalid message on the answers channel only logs a warning", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const copies = await startCopy(async () => "here");
  const [link] = links;
  for (const text of ["no JSON", "{}", "null"]) await link?.client.publish("yeoul:answered", text);
  expect((await copies.ask("?")).answers).toContain("here");
  expect(warn).toHaveBeenCalledTimes(3 * links.length);
});

test("R11.4 an instance without Redis, or that cannot reach it, answers alone", async () => {
  const answer = async (question: string) => `alone: ${question}`;
  const alone = new AskedCopies({ link: undefined, answer });
  expect(await alone.ask("?")).toEqual({ answers: ["alone: ?"], asked: 1 });
  const link = openRedis("redis://127.0.0.1:9");
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const unreached = new AskedCopies({ link, answer });
  expect(await unreached.ask("?")).toEqual({ answers: ["alone: ?"], asked: 1 });
  await link.close();
});
