import * as z from "zod/mini";
import { authoredPageSchema, pageLayoutSchema, pagePartListSchema } from "@/lib/cms/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";

const BASE = "/common_channel_content/page";
const FRESH_SECONDS = 10;

export const getLayout = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ id: idSchema }),
  path: `${BASE}/layout/:id`,
  data: pageLayoutSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ id }) => ["layout", `layout:${id}`] },
});

export const getPageOfResource = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ resourceId: idSchema }),
  path: `${BASE}/resource/:resourceId`,
  data: authoredPageSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ resourceId }) => ["page", `resource:${resourceId}`] },
});

export const getPageByKey = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ pageKey: z.string().check(z.minLength(1)) }),
  path: `${BASE}/page/:pageKey`,
  data: authoredPageSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ pageKey }) => ["page", `page:${pageKey}`] },
});

export const getParts = defineEndpoint({
  group: "content",
  method: "GET",
  input: z.object({ id: z.array(z.string()) }),
  path: `${BASE}/parts`,
  data: pagePartListSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ id: ids }) => ids.map((id) => `part:${id}` as const) },
});
