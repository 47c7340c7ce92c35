import * as z from "zod/mini";
import { MAX_SOURCE, MAX_STYLESHEET } from "@/lib/cms/parse/source-limits";
import {
  authoredPageSchema,
  pageLayoutSchema,
  pagePartListSchema,
  pageVersionListSchema,
  zones,
} from "@/lib/cms/schema";
import { defineEndpoint } from "@/lib/http/endpoint";
import { idSchema, instantSchema, textSchema, trueSchema } from "@/lib/http/tolerant";
import { locales } from "@/lib/i18n/locales";

const BASE = "/common_channel_content/page";
const FRESH_SECONDS = 10;
/** JSON may write a character as `\u` and four digits. */
const BYTES_PER_CHARACTER = 6;
/** A part may be written in more languages than this site serves. */
const MAX_LANGUAGES = 2 * locales.length;
/** Milliseconds in which the largest parts of a page arrive from a slow back end. */
const LARGE_PARTS_MS = 20_000;
const MAX_PART_BYTES = MAX_LANGUAGES * BYTES_PER_CHARACTER * (MAX_SOURCE + MAX_STYLESHEET);

const pageKeySchema = z.string().check(z.minLength(1));

export const getLayout = defineEndpoint({
  group: "content",
  input: z.object({ id: idSchema }),
  path: `${BASE}/layout/:id`,
  data: pageLayoutSchema,
  cache: { seconds: FRESH_SECONDS, tags: ({ id }) => ["layout", `layout:${id}`], published: true },
});

export const getPageOfResource = defineEndpoint({
  group: "content",
  input: z.object({ resourceId: idSchema }),
  path: `${BASE}/resource/:resourceId`,
  data: authoredPageSchema,
  cache: {
    seconds: FRESH_SECONDS,
    tags: ({ resourceId }) => ["page", `resource:${resourceId}`],
    published: true,
  },
});

export const getPageByKey = defineEndpoint({
  group: "content",
  input: z.object({ pageKey: pageKeySchema }),
  path: `${BASE}/page/:pageKey`,
  data: authoredPageSchema,
  cache: {
    seconds: FRESH_SECONDS,
    tags: ({ pageKey }) => ["page", `page:${pageKey.normalize("NFC")}`],
    published: true,
  },
});

export const getParts = defineEndpoint({
  group: "content",
  input: z.object({ id: z.array(z.string()) }),
  path: `${BASE}/parts`,
  data: pagePartListSchema,
  arrivesWithinMs: LARGE_PARTS_MS,
  maxAnswerBytes: ({ id: ids }) => ids.length * MAX_PART_BYTES,
  cache: {
    seconds: FRESH_SECONDS,
    tags: ({ id: ids }) => ids.map((id) => `part:${id}` as const),
    published: true,
  },
});

/** What the workbench asks of a back end that keeps versions of pages, with the staff's token. */
export const listPageVersions = defineEndpoint({
  group: "content",
  input: z.object({ pageKey: pageKeySchema }),
  path: `${BASE}/versions/:pageKey`,
  data: pageVersionListSchema,
});

/** Stores a part of a page in the languages in which it is written, as its newest version; guests do not see it. */
export const storePageVersion = defineEndpoint({
  group: "content",
  method: "POST",
  input: z.object({
    pageKey: pageKeySchema,
    zone: z.enum(zones),
    contents: z
      .array(
        z.object({
          code: z.string(),
          html: z.string().check(z.maxLength(MAX_SOURCE)),
          style: z.string().check(z.maxLength(MAX_STYLESHEET)),
        }),
      )
      .check(z.minLength(1)),
  }),
  path: `${BASE}/draft/:pageKey`,
  data: trueSchema,
  timeoutMs: LARGE_PARTS_MS,
});

/** Publishes the newest version, at once or at an instant. */
export const publishPage = defineEndpoint({
  group: "content",
  method: "POST",
  input: z.object({ pageKey: pageKeySchema, at: z.optional(instantSchema) }),
  path: `${BASE}/publish/:pageKey`,
  data: trueSchema,
});

/** Publishes an earlier version again, at once. */
export const restorePageVersion = defineEndpoint({
  group: "content",
  method: "POST",
  input: z.object({ pageKey: pageKeySchema, version: textSchema }),
  path: `${BASE}/restore/:pageKey/:version`,
  data: trueSchema,
});
