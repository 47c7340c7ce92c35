import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { daySchema, idSchema } from "@/lib/http/tolerant";
import {
  calendarSchema,
  holidaysSchema,
  orderedCountsSchema,
  promotionListSchema,
  promotionNameSchema,
  promotionPageSchema,
  promotionSchema,
  timetableRangeSchema,
  timetableSchema,
} from "@/lib/offer/schema";

/** Promotion cards per page (R4.10). */
const PROMOTION_PAGE_SIZE = 16;

const BASE = "/crm_channel_si_tc/promotion";

const promotionPageQuerySchema = z.object({
  resourceId: idSchema,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), PROMOTION_PAGE_SIZE),
  withOutlet: z._default(z.union([z.boolean(), z.stringbool()]), false),
});

export type PromotionPageQuery = z.output<typeof promotionPageQuerySchema>;

export const listPromotions = defineEndpoint({
  group: "content",
  method: "POST",
  input: promotionPageQuerySchema,
  path: `${BASE}/list/:resourceId`,
  query: ["perPage", "page", "withOutlet"],
  data: promotionPageSchema,
  idempotent: true,
  cache: { seconds: 10, tags: ({ resourceId }) => ["promotion", `promotion-list:${resourceId}`] },
});

export const listSpecialOffers = defineEndpoint({
  group: "content",
  input: z.object({ resourceId: idSchema }),
  path: `${BASE}/special/:resourceId`,
  data: promotionListSchema,
  cache: { seconds: 10, tags: ({ resourceId }) => ["promotion", `promotion-list:${resourceId}`] },
});

export const getPromotionName = defineEndpoint({
  group: "content",
  input: z.object({ id: idSchema }),
  path: `${BASE}/name/:id`,
  data: promotionNameSchema,
  cache: { seconds: 60, tags: ({ id }) => ["promotion", `promotion:${id}`] },
});

export const getPromotion = defineEndpoint({
  group: "content",
  input: z.object({ resourceId: idSchema, id: idSchema }),
  path: `${BASE}/detail/:resourceId/:id`,
  data: promotionSchema,
  cache: { seconds: 10, tags: ({ id }) => ["promotion", `promotion:${id}`] },
});

const partySize = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

/** Availability changes by the minute, so of these endpoints only the holidays are cached. */
export const listHolidays = defineEndpoint({
  group: "availability",
  input: z.object({ resourceId: idSchema, from: daySchema, to: daySchema }),
  path: `${BASE}/holiday`,
  data: holidaysSchema,
  cache: { seconds: 3_600, tags: ({ resourceId }) => [`holiday:${resourceId}`] },
});

export const getCalendar = defineEndpoint({
  group: "availability",
  input: z.object({ id: idSchema, month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), pax: partySize }),
  path: `${BASE}/calendar/:id`,
  data: calendarSchema,
});

export const getCalendarRange = defineEndpoint({
  group: "availability",
  input: z.object({ id: idSchema }),
  path: `${BASE}/calendarRange/:id`,
  data: z.object({ start: daySchema, end: daySchema }),
});

export const getTimetable = defineEndpoint({
  group: "availability",
  input: z.object({ id: idSchema, date: daySchema, pax: partySize }),
  path: `${BASE}/timetable/:id`,
  data: timetableSchema,
});

export const getTimetableRange = defineEndpoint({
  group: "availability",
  input: z.object({ id: idSchema, date: daySchema }),
  path: `${BASE}/timetableRange/:id`,
  data: timetableRangeSchema,
});

export const getOrderedItemCount = defineEndpoint({
  group: "account",
  input: z.object({ promotionId: idSchema, date: daySchema }),
  path: `${BASE}/orderedItemCount`,
  data: orderedCountsSchema,
});
