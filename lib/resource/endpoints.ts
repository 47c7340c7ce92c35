import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { languageListSchema, resourceListSchema, sitePageSchema } from "@/lib/resource/schema";

const SITE_PAGE_SIZE = 100;
const GROUP_RESOURCE_ID = 1;

const resourceQuerySchema = z.object({
  id: idSchema,
  /** Only if it is of this type. */
  type: z.string().optional(),
  includeDescendents: z.boolean().optional(),
  includeAncestors: z.boolean().optional(),
  /** Only descendents of this type. */
  descendentType: z.string().optional(),
});

export type ResourceQuery = z.output<typeof resourceQuerySchema>;

export const queryResources = defineEndpoint({
  name: "resource/query",
  group: "content",
  method: "POST",
  input: resourceQuerySchema,
  path: () => "/common_channel_resource/resource/query",
  body: ({ id, type, includeDescendents = false, includeAncestors = false, descendentType }) => ({
    enabledOnly: true,
    id,
    ...(type === undefined ? {} : { conditions: { type } }),
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
  group: "content",
  method: "GET",
  input: z.object({}),
  path: () => "/common_channel_resource/site/list",
  query: () => ({ parentResourceId: GROUP_RESOURCE_ID, perPage: SITE_PAGE_SIZE, page: 1 }),
  data: sitePageSchema,
  idempotent: true,
  cache: { seconds: 60, tags: () => ["site"] },
});

export const listLanguages = defineEndpoint({
  name: "language/list",
  group: "content",
  method: "GET",
  input: z.object({}),
  path: () => "/common_channel_content/language/list",
  data: languageListSchema,
  idempotent: true,
  cache: { seconds: 60, tags: () => ["language"] },
});
