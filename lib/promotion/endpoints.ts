import { defineEndpoint } from "@/lib/http/endpoint";
import {
  promotionListSchema,
  promotionNameSchema,
  promotionPageSchema,
  promotionSchema,
} from "@/lib/promotion/schema";

/** Promotion cards come sixteen at a time (spec §9). */
export const PROMOTION_PAGE_SIZE = 16;

const BASE = "/crm_channel_si_tc/promotion";

export type PromotionPageQuery = { resourceId: number; page: number; perPage: number; withOutlet: boolean };

export const listPromotions = defineEndpoint({
  name: "promotion/list",
  method: "POST",
  path: ({ resourceId }: PromotionPageQuery) => `${BASE}/list/${resourceId}`,
  query: ({ page, perPage, withOutlet }) => ({ perPage, page, withOutlet }),
  data: promotionPageSchema,
  idempotent: true,
  cache: { seconds: 10, tags: ({ resourceId }) => ["promotion", `promotion-list:${resourceId}`] },
});

export const listSpecialOffers = defineEndpoint({
  name: "promotion/special",
  method: "GET",
  path: ({ resourceId }: { resourceId: number }) => `${BASE}/special/${resourceId}`,
  data: promotionListSchema,
  idempotent: true,
  cache: { seconds: 10, tags: ({ resourceId }) => ["promotion", `promotion-list:${resourceId}`] },
});

export const getPromotionName = defineEndpoint({
  name: "promotion/name",
  method: "GET",
  path: ({ id }: { id: number }) => `${BASE}/name/${id}`,
  data: promotionNameSchema,
  idempotent: true,
  cache: { seconds: 60, tags: ({ id }) => ["promotion", `promotion:${id}`] },
});

export const getPromotion = defineEndpoint({
  name: "promotion/detail",
  method: "GET",
  path: ({ resourceId, id }: { resourceId: number; id: number }) => `${BASE}/detail/${resourceId}/${id}`,
  data: promotionSchema,
  idempotent: true,
  cache: { seconds: 10, tags: ({ id }) => ["promotion", `promotion:${id}`] },
});
