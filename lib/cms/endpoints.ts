import { authoredPageSchema, pageLayoutSchema, pagePartListSchema } from "@/lib/cms/schema";
import { defineEndpoint } from "@/lib/http/endpoint";

const BASE = "/common_channel_content/page";
const FRESH_SECONDS = 10;

export const getLayout = defineEndpoint({
  name: "page/layout",
  method: "GET",
  path: ({ id }: { id: number }) => `${BASE}/layout/${id}`,
  data: pageLayoutSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ id }) => ["layout", `layout:${id}`] },
});

export const getPageOfResource = defineEndpoint({
  name: "page/resource",
  method: "GET",
  path: ({ resourceId }: { resourceId: number }) => `${BASE}/resource/${resourceId}`,
  data: authoredPageSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ resourceId }) => ["page", `resource:${resourceId}`] },
});

export const getPageByKey = defineEndpoint({
  name: "page/page",
  method: "GET",
  path: ({ pageKey }: { pageKey: string }) => `${BASE}/page/${encodeURIComponent(pageKey)}`,
  data: authoredPageSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ pageKey }) => ["page", `page:${pageKey}`] },
});

export const getParts = defineEndpoint({
  name: "page/parts",
  method: "GET",
  path: () => `${BASE}/parts`,
  query: ({ ids }: { ids: number[] }) => ({ id: ids.join(",") }),
  data: pagePartListSchema,
  idempotent: true,
  cache: { seconds: FRESH_SECONDS, tags: ({ ids }) => ids.map((id) => `part:${id}`) },
});
