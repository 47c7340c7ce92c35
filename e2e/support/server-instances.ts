import { z } from "zod";
import { test as base } from "@/e2e/support/fixtures";
import { type Site, shareSite } from "@/e2e/support/own-servers";
import { RedisServer } from "@/lib/server/instances/redis-server.test-support";

export { expect, uniqueKey } from "@/e2e/support/fixtures";

const secretsSchema = z.object({ PUBLISH_SECRET: z.string(), WORKBENCH_SECRET: z.string() });
const metadataSchema = z.object({ controls: z.string(), webSettings: secretsSchema });

type Secrets = z.output<typeof secretsSchema>;

/** Web servers that share one Redis and use the sandbox that all journeys share. */
type Copies = { site: Site; redis: RedisServer; settings: Secrets & { REDIS_URL: string } };

/** The secrets with which the shared web server is configured. */
export function readSecrets({ metadata }: { metadata: unknown }): Secrets {
  return metadataSchema.parse(metadata).webSettings;
}

export const test = base.extend<{
  /** A site on which the test can start any number of server instances, with these settings. */
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
