import { z } from "zod";
import { test as base } from "@/e2e/support/fixtures";
import { type Site, shareSite } from "@/e2e/support/own-servers";
import { RedisServer } from "@/lib/copies/redis-server.test-support";

export { expect, uniqueKey } from "@/e2e/support/fixtures";

const secretsSchema = z.object({ PUBLISH_SECRET: z.string(), WORKBENCH_SECRET: z.string() });
const metadataSchema = z.object({ controls: z.string(), webSettings: secretsSchema });

type Secrets = z.output<typeof secretsSchema>;

/** Web servers that share one Redis, before the sandbox of all journeys. */
type Copies = { site: Site; redis: RedisServer; settings: Secrets & { REDIS_URL: string } };

/** What the servers of all journeys are told of secrets. */
export function readSecrets({ metadata }: { metadata: unknown }): Secrets {
  return metadataSchema.parse(metadata).webSettings;
}

export const test = base.extend<{
  /** A site on which the test starts as many copies of the web server as it needs, with these settings. */
  copies: Copies;
}>({
  copies: async ({}, use, { config }) => {
    const redis = await RedisServer.start();
    const site = await shareSite(metadataSchema.parse(config.metadata).controls);
    try {
      await use({ site, redis, settings: { ...readSecrets(config), REDIS_URL: redis.url } });
    } finally {
      await site.close();
      await redis.goAway();
    }
  },
});
