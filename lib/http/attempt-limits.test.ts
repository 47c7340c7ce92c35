import { setTimeout as wait } from "node:timers/promises";
import { countAttempts, isWithinLimits, limitGuesses } from "@/lib/http/attempt-limits";
import { openRedis } from "@/lib/server/instances/redis-connections";
import { registerRedis } from "@/lib/server/instances/redis-registry";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";
import { forgetProcessWide } from "@/lib/server/settings/process-wide.test-support";

const guess = (key: string) => [{ limit: "couponOfCheck" as const, key }];

/** From here on the counts are those of another instance of the server. */
function asAnotherCopy() {
  forgetProcessWide("attempt-limits");
}

beforeEach(asAnotherCopy);

test("five wrong guesses are accepted, the sixth is refused with a retry time (R8.3)", async () => {
  for (let count = 0; count < 5; count += 1) await countAttempts(guess("alone"));
  await expect(countAttempts(guess("alone"))).rejects.toMatchObject({
    code: "too_many_attempts",
    status: 429,
    retryAfterSeconds: 600,
  });
  expect(await isWithinLimits(guess("somebody else"))).toBe(true);
});

test("an attempt without a key is not limited", async () => {
  for (let count = 0; count < 9; count += 1) {
    await countAttempts([{ limit: "couponOfCheck", key: undefined }]);
  }
});

test("a correct guess is not counted, also when a second limit is full", async () => {
  for (let count = 0; count < 9; count += 1) {
    expect(
      await limitGuesses(
        guess("right"),
        () => true,
        async () => "done",
      ),
    ).toBe("done");
  }
  for (let count = 0; count < 5; count += 1) await countAttempts(guess("full"));
  for (let count = 0; count < 9; count += 1) {
    const both = [...guess("free"), ...guess("full")];
    await expect(countAttempts(both)).rejects.toMatchObject({ code: "too_many_attempts" });
  }
  expect(await isWithinLimits(guess("free"))).toBe(true);
});

describe("with a Redis that the instances share", () => {
  let redis: RedisServer;
  let link: ReturnType<typeof openRedis>;

  beforeAll(async () => {
    redis = await RedisServer.start();
    link = openRedis(redis.url);
    registerRedis(link);
    while (!link.client.isReady) await wait(10);
  });

  afterAll(async () => {
    forgetProcessWide("redis");
    await link.close();
    await redis.goAway();
  });

  test("guesses at one instance count at the other", async () => {
    for (let count = 0; count < 3; count += 1) await countAttempts(guess("shared"));
    asAnotherCopy();
    for (let count = 0; count < 2; count += 1) await countAttempts(guess("shared"));
    await expect(countAttempts(guess("shared"))).rejects.toMatchObject({ code: "too_many_attempts" });
    asAnotherCopy();
    await expect(countAttempts(guess("shared"))).rejects.toMatchObject({ code: "too_many_attempts" });
  });

  test("while it does not respond each instance counts on its own, and no call waits for it", async () => {
    redis.hang();
    try {
      for (let count = 0; count < 5; count += 1) await countAttempts(guess("hanging"));
      await expect(countAttempts(guess("hanging"))).rejects.toMatchObject({ code: "too_many_attempts" });
    } finally {
      redis.goOn();
    }
  });

  test("while it is down each instance counts on its own, and no call is refused for that", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    await redis.goAway();
    while (link.client.isReady) await wait(10);
    for (let count = 0; count < 5; count += 1) await countAttempts(guess("away"));
    await expect(countAttempts(guess("away"))).rejects.toMatchObject({ code: "too_many_attempts" });
    asAnotherCopy();
    expect(await isWithinLimits(guess("away"))).toBe(true);
  });
});
