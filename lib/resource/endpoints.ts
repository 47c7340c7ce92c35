import { defineEndpoint } from "@/lib/http/endpoint";
import { languageListSchema, resourceListSchema, sitePageSchema } from "@/lib/resource/schema";

const SITE_PAGE_SIZE = 100;
const GROUP_RESOURCE_ID = 1;

export type ResourceQuery = {
  id: number;
  includeDescendents?: boolean;
  includeAncestors?: boolean;
  /** Only descendents of this type. */
  descendentType?: string;
};

export const queryResources = defineEndpoint({
  name: "resource/query",
  method: "POST",
  path: () => "/common_channel_resource/resource/query",
  body: ({ id, includeDescendents = false, includeAncestors = false, descendentType }: ResourceQuery) => ({
    enabledOnly: true,
    id,
    includeDescendents,
    ...(descendentType === undefined ? {} : { descendentConditions: { type: descendentType } }),
    includeAncestors,
  }),
  data: resourceListSchema,
  idempotent: true,
  cache: { seconds: 10, tags: ({ id }) => [`resource:${id}`, "resource"] },
});

export const listSites = defineEndpoint({
  name: "site/list",
  method: "GET",
  path: () => "/common_channel_resource/site/list",
  query: () => ({ parentResourceId: GROUP_RESOURCE_ID, perPage: SITE_PAGE_SIZE, page: 1 }),
  data: sitePageSchema,
  idempotent: true,
  cache: { seconds: 60, tags: () => ["site"] },
});

export const listLanguages = defineEndpoint({
  name: "language/list",
  method: "GET",
  path: () => "/common_channel_content/language/list",
  data: languageListSchema,
  idempotent: true,
  cache: { seconds: 60, tags: () => ["language"] },
});
