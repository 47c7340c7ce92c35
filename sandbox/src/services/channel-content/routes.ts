import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { languages, layouts, pages } from "#database/schema/content.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { idSchema, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import { fillMediaAddresses } from "#shared/media-address.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";
import { loadParts } from "./load-parts.ts";
import { createPageVersions } from "./page-versions.ts";

/** More parts than any page has zones, but too few to request the whole site in one call. */
const MAX_PARTS_PER_CALL = 100;

/** Ids in one comma-separated value, without duplicates. */
const partsQuerySchema = z.object({
  id: z.preprocess(
    (list) => [...new Set(String(list ?? "").split(","))].filter((id) => id.trim() !== ""),
    z.array(idSchema).max(MAX_PARTS_PER_CALL),
  ),
});

const zoneColumns = {
  page: pages.page,
  top: pages.top,
  right: pages.right,
  left: pages.left,
  bottom: pages.bottom,
};
const pageColumns = { id: pages.id, resourceId: pages.resourceId, ...zoneColumns };

/** The calls under `/common_channel_content`: languages, layouts, authored pages and their parts. */
export function channelContentRoutes(context: SandboxContext) {
  const { database } = context;
  const { routes, publishDue } = createPageVersions(context);
  return new Hono<SandboxEnv>()
    .get("/language/list", async (c) => {
      return c.json({ data: await database.select().from(languages).orderBy(asc(languages.id)) });
    })
    .get("/page/layout/:id", async (c) => {
      const [layout] = await database
        .select()
        .from(layouts)
        .where(eq(layouts.id, parseIdParam(c, "id")));
      if (!layout) throw new ServiceError(404, "page_not_found");
      const { id: _, ...zones } = layout;
      return c.json({ data: zones });
    })
    .get("/page/resource/:id", async (c) => {
      const [page] = await database
        .select(pageColumns)
        .from(pages)
        .where(eq(pages.resourceId, parseIdParam(c, "id")));
      return c.json({ data: toPageLayout(page) });
    })
    .get("/page/page/:key", async (c) => {
      await publishDue();
      const [page] = await database
        .select(pageColumns)
        .from(pages)
        .where(eq(pages.key, c.req.param("key")));
      return c.json({ data: toPageLayout(page) });
    })
    .get("/page/parts", async (c) => {
      const { id } = parseQuery(c, partsQuerySchema);
      return c.json({ data: fillMediaAddresses(await loadParts(database, id), context) });
    })
    .route("/page", routes);
}

/** Returns the contract's PageLayout with the page's id; `resourceId` is left out if the page has none. Throws 404. */
function toPageLayout<Page extends { resourceId: number | null }>(page: Page | undefined) {
  if (!page) throw new ServiceError(404, "page_not_found");
  return { ...page, resourceId: page.resourceId ?? undefined };
}
