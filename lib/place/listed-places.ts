import "server-only";
import * as z from "zod/mini";
import { AppError } from "@/lib/base/app-error";
import { callPublic } from "@/lib/http/call-backend";
import type { Endpoint } from "@/lib/http/endpoint";
import {
  booleanSchema,
  countSchema,
  idSchema,
  instantSchema,
  jsonOr,
  listOf,
  optionally,
  textSchema,
} from "@/lib/http/tolerant";
import { FALLBACK_LOCALE } from "@/lib/i18n/locales";
import { queryResources } from "@/lib/place/endpoints";
import { loadGroupId } from "@/lib/place/group";
import { loadInRanges } from "@/lib/place/in-ranges";
import { toWireQuery } from "@/lib/place/resource-query";

const metaSchema = z.object({
  type: z.catch(textSchema, "page"),
  key: z.catch(textSchema, ""),
  visible: z.catch(booleanSchema, true),
  updatedAt: optionally(instantSchema),
});

/** A place as a sitemap lists it. */
const listedSchema = z.pipe(
  z.object({ id: idSchema, meta: jsonOr(metaSchema) }),
  z.transform(({ id, meta }) => ({ id, ...meta })),
);

export type ListedPlace = z.output<typeof listedSchema>;

const groupSchema = listOf(
  z.pipe(
    z.object({
      id: idSchema,
      meta: z.catch(jsonOr(metaSchema), metaSchema.parse({})),
      descendents: z.catch(listOf(listedSchema), []),
      descendentCount: optionally(countSchema),
    }),
    z.transform(({ meta, ...group }) => ({ ...group, updatedAt: meta.updatedAt })),
  ),
);

/** Of a place only what a list of all of them says is read: names and pictures in every language take most of it. */
const queryListed: Endpoint<z.output<(typeof queryResources)["input"]>, typeof groupSchema> = {
  ...queryResources,
  data: groupSchema,
  reading: "places listed",
};

/**
 * Loads all visible places of the group, some at a time, from a back end that sends them so, else at once. Throws
 * `AppError`.
 */
export async function loadListedPlaces(): Promise<{ updatedAt: string | undefined; places: ListedPlace[] }> {
  const groupId = await loadGroupId();
  const { first, places } = await loadInRanges(async (range) => {
    const query = toWireQuery({ id: groupId, below: { range } });
    const rows = await callPublic(queryListed, query, FALLBACK_LOCALE);
    const group = rows.find(({ id }) => id === groupId);
    if (group === undefined) throw new AppError("page_not_found", { status: 404, detail: "the group" });
    return group;
  });
  return { updatedAt: first.updatedAt, places: places.filter(({ visible }) => visible) };
}
