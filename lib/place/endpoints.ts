import * as z from "zod/mini";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema } from "@/lib/http/tolerant";
import { languageListSchema, resourceListSchema, sitePageSchema } from "@/lib/place/schema";

const MEGABYTE = 1024 * 1024;
const MAX_PLACE_BYTES = 2 * MEGABYTE;
const MAX_TREE_BYTES = 16 * MEGABYTE;

const ofType = z.object({ type: z.string() });

export const queryResources = defineEndpoint({
  group: "content",
  method: "POST",
  input: z.object({
    enabledOnly: z.boolean(),
    id: idSchema,
    conditions: z.optional(ofType),
    includeDescendents: z.boolean(),
    descendentConditions: z.optional(ofType),
    maxLevel: z.optional(z.int().check(z.minimum(1))),
    descendentRange: z.optional(z.object({ offset: z.int(), count: z.int() })),
    includeAncestors: z.boolean(),
  }),
  path: "/common_channel_resource/resource/query",
  data: resourceListSchema,
  idempotent: true,
  // A group of ten thousand places, where all of them are needed.
  maxAnswerBytes: ({ includeDescendents }) => (includeDescendents ? MAX_TREE_BYTES : MAX_PLACE_BYTES),
  cache: { seconds: 10, tags: ({ id }) => [`resource:${id}`, "resource"], published: true },
});

export const listSites = defineEndpoint({
  group: "content",
  input: z.object({ parentResourceId: idSchema, perPage: z.int(), page: z.int() }),
  path: "/common_channel_resource/site/list",
  data: sitePageSchema,
  cache: { seconds: 60, tags: () => ["site"], published: true },
});

export const listLanguages = defineEndpoint({
  group: "content",
  input: z.object({}),
  path: "/common_channel_content/language/list",
  data: languageListSchema,
  cache: { seconds: 60, tags: () => ["language"], published: true },
});
