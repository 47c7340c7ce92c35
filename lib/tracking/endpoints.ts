import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema, textSchema } from "@/lib/http/tolerant";
import { sourceTextSchema } from "@/lib/routing/entry-params";
import {
  adSdkListSchema,
  landingActionSchema,
  placeNamesSchema,
  sourceRecordSchema,
} from "@/lib/tracking/schema";

const LANDING_TIMEOUT_MS = 3_000;

const landing = {
  group: "tracking",
  method: "POST",
  input: landingActionSchema,
  data: z.unknown(),
  timeoutMs: LANDING_TIMEOUT_MS,
} as const;

/** Records a landing (R10.1). Counted once, so never retried; the same holds for the legacy form (R1.4). */
export const collectLanding = defineEndpoint({ ...landing, path: "/common_channel_data/collect/la" });

export const collectLegacyLanding = defineEndpoint({
  ...landing,
  path: "/common_channel_data/collect/la/legacy",
});

/** Lists the ad platforms that a campaign, or else a resource, reports to (R10.2). */
export const listAdSdksOfCampaign = defineEndpoint({
  group: "tracking",
  input: z.object({ campaign: sourceTextSchema }),
  path: "/common_channel_data/adSDK/adSDKInfoByCampaign/:campaign",
  data: adSdkListSchema,
  cache: { seconds: 60, tags: ({ campaign }) => [`ad-sdk:${campaign}`] },
});

export const listAdSdksOfResource = defineEndpoint({
  group: "tracking",
  input: z.object({ resourceId: idSchema, siteId: idSchema }),
  path: "/common_channel_data/adSDK/adSDKInfoByResourceId/:resourceId/:siteId",
  data: adSdkListSchema,
  cache: { seconds: 60, tags: ({ resourceId }) => [`ad-sdk:${resourceId}`] },
});

const CHANNEL = "/crm_channel_si_tc/esData";

/** Registers that a guest viewed a promotion (R6.1, R10.4). */
export const registerPromotionAccess = defineEndpoint({
  group: "tracking",
  method: "POST",
  input: z.object({ promotionId: idSchema, record: sourceRecordSchema }),
  path: `${CHANNEL}/promotion`,
  query: ["promotionId"],
  body: "record",
  data: z.object({ esUuid: textSchema }),
});

export const getPlaceNames = defineEndpoint({
  group: "tracking",
  input: z.object({ resourceId: idSchema }),
  path: `${CHANNEL}/resource/names/:resourceId`,
  data: placeNamesSchema,
  cache: { seconds: 60, tags: ({ resourceId }) => [`resource:${resourceId}`] },
});

export const getPlaceNamesOfOutlet = defineEndpoint({
  group: "tracking",
  input: z.object({ outletId: idSchema }),
  path: `${CHANNEL}/resource/namesByOutletId/:outletId`,
  data: placeNamesSchema,
  cache: { seconds: 60, tags: ({ outletId }) => [`resource:${outletId}`] },
});
