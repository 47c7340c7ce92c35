import { z } from "zod";
import type { Database } from "#database/open-database.ts";
import { walkUp } from "#database/resource-tree.ts";
import { resources } from "#database/schema/resource.ts";
import { idSchema } from "#shared/http/validate.ts";

const oneOrMore = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema.transform((value) => [value]), z.array(schema)]);

const conditionsSchema = z.object({ type: oneOrMore(z.string()).nullish() });

/** The body of `resource/query`. `id` and `type` take one value or a list; a missing field does not filter. */
export const resourceQuerySchema = z.object({
  id: oneOrMore(idSchema).nullish(),
  enabledOnly: z.boolean().default(false),
  conditions: conditionsSchema.nullish(),
  includeDescendents: z.boolean().default(false),
  descendentConditions: conditionsSchema.nullish(),
  maxLevel: z.number().int().positive().nullish(),
  descendentRange: z
    .object({ offset: z.number().int().nonnegative(), count: z.number().int().positive() })
    .nullish(),
  includeAncestors: z.boolean().default(false),
});

type ResourceQuery = z.infer<typeof resourceQuerySchema>;
type ResourceRow = typeof resources.$inferSelect;

/** The contract's Resource. `hierarchyLevel` is the distance from the requested resource. */
export type Resource = {
  id: number;
  meta: Pick<ResourceRow, "type" | "key" | "content" | "visible" | "weight" | "seo"> & { timezone?: string };
  hierarchyLevel?: number;
  descendents?: Resource[];
  /** How many there are in all; only where a range of them was requested. */
  descendentCount?: number;
  ancestors?: Resource[];
};

/**
 * Returns the requested resources, on request each with its descendents (all depths in one list, in tree order) and its
 * ancestors (nearest first). Siblings are sorted heaviest first; with `enabledOnly`, a hidden one hides its subtree.
 */
export async function queryResources(database: Database, query: ResourceQuery): Promise<Resource[]> {
  const rows = (await database.select().from(resources)).sort((a, b) => b.weight - a.weight || a.id - b.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const enabled = query.enabledOnly ? rows.filter((row) => row.visible) : rows;
  const childrenOf = Map.groupBy(enabled, (row) => row.parentId);

  return enabled
    .filter((row) => !query.id || query.id.includes(row.id))
    .filter((row) => isOfType(row, query.conditions?.type))
    .map((row) => ({
      ...toResource(row),
      ...(query.includeDescendents && inRange(descendentsOf(childrenOf, row.id, query), query)),
      ...(query.includeAncestors && {
        ancestors: walkUp(byId, row.id)
          .slice(1)
          .map((ancestor, steps) => toResource(ancestor, steps + 1)),
      }),
    }));
}

function descendentsOf(
  childrenOf: ReadonlyMap<number | null, ResourceRow[]>,
  id: number,
  { descendentConditions, maxLevel }: ResourceQuery,
): Resource[] {
  return walkDown(childrenOf, id, 1).filter(
    ({ meta, hierarchyLevel = 1 }) =>
      isOfType(meta, descendentConditions?.type) && hierarchyLevel <= (maxLevel ?? Infinity),
  );
}

function inRange(all: Resource[], { descendentRange }: ResourceQuery): Partial<Resource> {
  if (!descendentRange) return { descendents: all };
  const { offset, count } = descendentRange;
  const heaviestFirst = all.toSorted((a, b) => b.meta.weight - a.meta.weight || a.id - b.id);
  return { descendents: heaviestFirst.slice(offset, offset + count), descendentCount: all.length };
}

function walkDown(
  childrenOf: ReadonlyMap<number | null, ResourceRow[]>,
  id: number,
  hierarchyLevel: number,
): Resource[] {
  const children = childrenOf.get(id) ?? [];
  return children.flatMap((child) => [
    toResource(child, hierarchyLevel),
    ...walkDown(childrenOf, child.id, hierarchyLevel + 1),
  ]);
}

function isOfType({ type }: { type: string }, types: string[] | null | undefined): boolean {
  return !types || types.includes(type);
}

function toResource(row: ResourceRow, hierarchyLevel?: number): Resource {
  const { id, type, key, visible, weight, seo } = row;
  const { timezone, ...content } = row.content;
  return {
    id,
    meta: { type, key, content, visible, weight, seo, ...(timezone !== undefined && { timezone }) },
    ...(hierarchyLevel !== undefined && { hierarchyLevel }),
  };
}
