import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { storeRecord } from "#database/store-record.ts";
import { requirePromotion } from "#services/channel-reservation/promotion/promotion-detail.ts";
import { loadVenue } from "#services/channel-reservation/promotion/venue-names.ts";
import { ServiceError } from "#shared/http/service-error.ts";
import { idSchema, parseBody, parseIdParam, parseQuery } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

const visitQuerySchema = z.object({ promotionId: idSchema });

/** A source tracking record; additional fields are stored unchanged. */
const sourceRecordSchema = z.looseObject({
  referer: z.string().nullish(),
  src_type: z.string().nullish(),
  dst_type: z.string().nullish(),
  dst_title: z.string().nullish(),
  dst_outlet: z
    .looseObject({ region: z.string().nullish(), site: z.string().nullish(), outlet: z.string().nullish() })
    .nullish(),
  sending_count: z.number().nullish(),
  landing_at: z.union([z.string(), z.number()]).nullish(),
});

/** The calls under `esData/`, about where visitors come from. */
export function sourceRecordRoutes({ database, clock }: SandboxContext) {
  async function requireVenue(id: number, language: SandboxEnv["Variables"]["language"]) {
    const venue = await loadVenue(database, id, language);
    if (!venue) throw new ServiceError(404, "failed_to_load_site");
    return venue;
  }

  return new Hono<SandboxEnv>()
    .post("/esData/promotion", async (c) => {
      const { promotionId } = parseQuery(c, visitQuerySchema);
      await requirePromotion(database, promotionId);
      const sourceRecord = await parseBody(c, sourceRecordSchema);
      const esUuid = randomUUID();
      await storeRecord(database, "es_promotion", { esUuid, promotionId, ...sourceRecord }, clock.now());
      return c.json({ data: { esUuid } });
    })
    .get("/esData/resource/names/:resourceId", async (c) => {
      const { names } = await requireVenue(parseIdParam(c, "resourceId"), c.var.language);
      return c.json({ data: names });
    })
    .get("/esData/resource/namesByOutletId/:outletId", async (c) => {
      const { resource, names } = await requireVenue(parseIdParam(c, "outletId"), c.var.language);
      if (resource.type !== "outlet") throw new ServiceError(404, "failed_to_load_site");
      return c.json({ data: names });
    });
}
