import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { announcePublication } from "#control/content/announce-publication.ts";
import { publishPage } from "#control/content/publish-page.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { parseBody } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

const draftSchema = z.object({
  zone: z.enum(["page", "top", "right", "left", "bottom"]),
  contents: z
    .array(z.object({ code: z.enum(["ko", "en"]), html: z.string(), style: z.string().optional() }))
    .min(1),
});
type Draft = z.infer<typeof draftSchema>;
type Version = Draft & { version: string; storedAt: Date; publishedAt?: Date; publishesAt?: Date };

/**
 * The calls of staff who write pages: versions are stored, published at once or at an instant, and published again.
 * They are in memory, so a restart forgets them, and not what was published. A publication that was set for an instant
 * takes effect with the first request for a page or its versions after it.
 */
export function createPageVersions({ database, clock, config }: SandboxContext) {
  const versions = new Map<string, Version[]>();
  const listOf = (key: string) => versions.get(key) ?? [];

  const publish = async (key: string, version: Version) => {
    const { zone, contents } = version;
    const written = Object.fromEntries(contents.map(({ code, ...content }) => [code, content]));
    await publishPage(database, key, { parts: { [zone]: written } });
    version.publishedAt = clock.now();
    delete version.publishesAt;
    await announcePublication(config, { pages: [key] });
  };

  /** Publishes what was set for an instant that has passed. */
  const publishDue = async () => {
    for (const [key, list] of versions)
      for (const version of list)
        if (version.publishesAt !== undefined && version.publishesAt <= clock.now())
          await publish(key, version);
  };

  const routes = new Hono<SandboxEnv>()
    .use(async (c, next) => {
      if (c.req.header("authorization") !== `Bearer ${config.staffToken}`)
        throw new ServiceError(401, "unauthorized");
      return next();
    })
    .get("/versions/:key", async (c) => {
      const key = c.req.param("key");
      await publishDue();
      return c.json({
        data: listOf(key).map(({ version, storedAt, publishedAt, publishesAt }) => ({
          version,
          storedAt,
          publishedAt,
          publishesAt,
        })),
      });
    })
    .post("/draft/:key", async (c) => {
      const key = c.req.param("key");
      const draft = await parseBody(c, draftSchema);
      const version = String(listOf(key).length + 1);
      versions.set(key, [...listOf(key), { ...draft, version, storedAt: clock.now() }]);
      return c.json({ data: true });
    })
    .post("/publish/:key", async (c) => {
      const { at } = await parseBody(c, z.object({ at: z.iso.datetime({ offset: true }).optional() }));
      const newest = listOf(c.req.param("key")).at(-1);
      if (newest === undefined) throw new ServiceError(404, "page_not_found");
      if (at === undefined) await publish(c.req.param("key"), newest);
      else newest.publishesAt = new Date(at);
      return c.json({ data: true });
    })
    .post("/restore/:key/:version", async (c) => {
      const { key, version } = c.req.param();
      const wanted = listOf(key).find((each) => each.version === version);
      if (wanted === undefined) throw new ServiceError(404, "page_not_found");
      await publish(key, wanted);
      return c.json({ data: true });
    });
  return { routes, publishDue };
}
