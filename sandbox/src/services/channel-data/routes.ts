import { asc, eq, or } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { SandboxContext } from "#context.ts";
import { adSdks } from "#database/schema/collected.ts";
import { storeRecord } from "#database/store-record.ts";
import type { RecordKind } from "#shared/collected-kinds.ts";
import { parseBody } from "#shared/http/validate.ts";
import type { SandboxEnv } from "#shared/sandbox-env.ts";

const textOrNumber = z.union([z.string(), z.number()]);

/** A landing action; additional fields are stored unchanged. */
const landingActionSchema = z.looseObject({
  name: z.string().nullish(),
  path: z.string(),
  meta: z
    .looseObject({
      params: z.record(z.string(), z.unknown()).nullish(),
      query: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  referrer: z.string().nullish(),
  userAgent: z.string().nullish(),
  actionKey: z.string().nullish(),
  target: textOrNumber.nullish(),
  year: textOrNumber.nullish(),
  month: textOrNumber.nullish(),
  legacyActionId: textOrNumber.nullish(),
});

const adSdkColumns = { type: adSdks.type, sdkId: adSdks.sdkId };

/** The calls under `/common_channel_data`: landing actions, and the ad scripts that a page loads. */
export function channelDataRoutes({ database, clock }: SandboxContext) {
  const storeLandingAction = (kind: RecordKind) => async (c: Context<SandboxEnv>) => {
    await storeRecord(database, kind, await parseBody(c, landingActionSchema), clock.now());
    return c.json({ data: true });
  };

  return new Hono<SandboxEnv>()
    .post("/collect/la", storeLandingAction("la"))
    .post("/collect/la/legacy", storeLandingAction("la_legacy"))
    .get("/adSDK/adSDKInfoByCampaign/:campaign", async (c) => {
      const found = await database
        .select(adSdkColumns)
        .from(adSdks)
        .where(eq(adSdks.campaign, c.req.param("campaign")))
        .orderBy(asc(adSdks.id));
      return c.json({ data: found });
    })
    .get("/adSDK/adSDKInfoByResourceId/:resourceId/:siteId", async (c) => {
      const { resourceId, siteId } = c.req.param();
      const found = await database
        .select(adSdkColumns)
        .from(adSdks)
        .where(or(eq(adSdks.resourceId, resourceId), eq(adSdks.siteId, siteId)))
        .orderBy(asc(adSdks.id));
      return c.json({ data: found });
    });
}
