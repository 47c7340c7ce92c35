import * as z from "zod/mini";
import {
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  optionally,
  sortedListOf,
  textSchema,
} from "@/lib/http/tolerant";

export const zones = ["page", "top", "right", "left", "bottom"] as const;
export type Zone = (typeof zones)[number];

/** A part's id of any form, or nothing; other values make the response unreadable instead of the page empty. */
const partId = z.pipe(
  z.optional(z.union([z.null(), textSchema])),
  z.transform((id) => (id === "" || id === "0" ? null : id)),
);

/**
 * One part id per zone; a zone that is missing or null is empty. A page that names none of the zones around it, not even
 * as null, has those of the default layout.
 */
export const pageLayoutSchema = z.object({
  page: partId,
  top: partId,
  right: partId,
  left: partId,
  bottom: partId,
});

export type PageLayout = z.output<typeof pageLayoutSchema>;

export const authoredPageSchema = z.extend(pageLayoutSchema, {
  id: optionally(idSchema),
  resourceId: optionally(idSchema),
});

export type AuthoredPage = z.output<typeof authoredPageSchema>;

const metaSchema = z.object({ style: optionally(z.string()) });

export const pagePartSchema = z.object({
  id: textSchema,
  partContents: z.catch(
    listOf(
      z.object({
        languageId: idSchema,
        contents: optionally(z.string()),
        meta: z.catch(jsonOr(metaSchema), { style: undefined }),
      }),
    ),
    [],
  ),
});

export type PagePart = z.output<typeof pagePartSchema>;

/** The order does not matter: parts are found by their id, and their contents by language. */
export const pagePartListSchema = listOf(pagePartSchema);

const pageVersionSchema = z.object({
  version: textSchema,
  storedAt: instantSchema,
  /** The instant at which it replaced what guests read; absent where it never did. */
  publishedAt: optionally(instantSchema),
  /** The instant at which it will be published; absent where none is set. */
  publishesAt: optionally(instantSchema),
});

/** The stored versions of a page, the newest first. */
export const pageVersionListSchema = sortedListOf(
  pageVersionSchema,
  ({ storedAt }) => -Date.parse(storedAt),
  ({ version }) => version,
);
