import { count, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { visibleSubtreeIds } from "#database/resource-tree.ts";
import { settings } from "#database/schema/content.ts";
import { sites } from "#database/schema/resource.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { idSchema, parseBody, parseQuery } from "#shared/http/validate.ts";
import { fillMediaAddresses } from "#shared/media-address.ts";
import { pageQuerySchema, rowsBefore, toPage } from "#shared/page-rows.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { queryResources, resourceQuerySchema } from "./query-resources.ts";

const settingQuerySchema = z.object({ key: z.string().min(1) });
const siteQuerySchema = pageQuerySchema.extend({ parentResourceId: idSchema.default(1) });

/** The calls under `/common_channel_resource`. */
export function channelResourceRoutes(context: SandboxContext) {
  const { database } = context;
  return new Hono<SandboxEnv>()
    .get("/system/get", async (c) => {
      const { key } = parseQuery(c, settingQuerySchema);
      const [setting] = await database.select().from(settings).where(eq(settings.key, key));
      if (!setting) throw new ServiceError(404, "page_not_found");
      return c.json({ data: fillMediaAddresses(setting, context) });
    })
    .post("/resource/query", async (c) => {
      const found = await queryResources(database, await parseBody(c, resourceQuerySchema));
      return c.json({ data: fillMediaAddresses(found, context) });
    })
    .get("/site/list", async (c) => {
      const query = parseQuery(c, siteQuerySchema);
      const below = inArray(sites.resourceId, visibleSubtreeIds(query.parentResourceId));
      const rows = await database
        .select()
        .from(sites)
        .where(below)
        .orderBy(sites.id)
        .limit(query.perPage)
        .offset(rowsBefore(query));
      const [counted] = await database.select({ total: count() }).from(sites).where(below);
      const page = toPage(rows, counted?.total ?? 0, query);
      return c.json({ data: fillMediaAddresses(page, context) });
    });
}
