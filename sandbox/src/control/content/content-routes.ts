import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { SandboxContext } from "#context.ts";
import { ControlError } from "#control/control-error.ts";
import { putPromotion, putResource } from "#control/put-records.ts";
import { adSdks } from "#database/schema/collected.ts";
import { pages, settings } from "#database/schema/content.ts";
import { parseBody, parseIdParam } from "#shared/http/validate.ts";
import { announcePublication, type Published } from "./announce-publication.ts";
import { adSdksSchema, layoutSchema, pageSchema, settingSchema } from "./content-schemas.ts";
import { publishLayout, publishPage } from "./publish-page.ts";

/** Publishes content, as authors and administrators do at the real back end. */
export function contentControlRoutes({ database, config }: SandboxContext) {
  const announce = (published: Published) => announcePublication(config, published);
  return new Hono()
    .put("/pages/:key", async (c) => {
      const page = await publishPage(database, c.req.param("key"), await parseBody(c, pageSchema));
      await announce({
        pages: [page.key],
        ...(page.resourceId === null ? {} : { resources: [page.resourceId] }),
      });
      return c.json(page);
    })
    .delete("/pages/:key", async (c) => {
      const key = c.req.param("key");
      const deleted = await database.delete(pages).where(eq(pages.key, key)).returning({ id: pages.id });
      if (deleted.length === 0) throw new ControlError(404, `There is no page with the key ${key}.`);
      await announce({ pages: [key] });
      return c.json({ key });
    })
    .put("/layouts/:id", async (c) => {
      const { parts } = await parseBody(c, layoutSchema);
      const layout = await publishLayout(database, parseIdParam(c, "id"), parts);
      await announce({ tags: [`layout:${layout.id}`] });
      return c.json(layout);
    })
    .put("/settings/:key", async (c) => {
      const key = c.req.param("key");
      const { value } = await parseBody(c, settingSchema);
      await database
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
      await announce({ tags: [`setting:${key}`] });
      return c.json({ key, value });
    })
    .delete("/settings/:key", async (c) => {
      const key = c.req.param("key");
      await database.delete(settings).where(eq(settings.key, key));
      await announce({ tags: [`setting:${key}`] });
      return c.json({ key });
    })
    .put("/resources/:id", async (c) => {
      const id = parseIdParam(c, "id");
      await putResource(database, id, await c.req.json());
      await announce({ resources: [id] });
      return c.json({ id });
    })
    .put("/promotions/:id", async (c) => {
      const id = parseIdParam(c, "id");
      await putPromotion(database, id, await c.req.json());
      await announce({ promotions: [id] });
      return c.json({ id });
    })
    .put("/ad-sdks", async (c) => {
      const { sdks, ...target } = await parseBody(c, adSdksSchema);
      const [owner, ...others] = Object.entries(target) as [keyof typeof target, string][];
      if (!owner || others.length > 0)
        throw new ControlError(422, "Name one of campaign, resourceId and siteId.");
      const [column, value] = owner;
      await database.transaction(async (transaction) => {
        await transaction.delete(adSdks).where(eq(adSdks[column], value));
        if (sdks.length > 0)
          await transaction.insert(adSdks).values(sdks.map((sdk) => ({ ...sdk, [column]: value })));
      });
      return c.json({ ...target, sdks });
    });
}
