import type * as z from "zod/mini";
import type { queryResources } from "@/lib/resource/endpoints";

/** A resource query as pages write it. */
export type ResourceQuery = {
  id: number;
  /** Only if the resource is of this type. */
  type?: string | undefined;
  includeDescendents?: boolean | undefined;
  includeAncestors?: boolean | undefined;
  /** Only descendents of this type. */
  descendentType?: string | undefined;
  /** Only descendents so many levels below it. A back end that does not know the field returns all levels. */
  levels?: number | undefined;
};

/**
 * Converts a query to the format of `resource/query`. Conditions that were not given are left out, and
 * disabled resources are always excluded.
 */
export function toWireQuery({
  id,
  type,
  includeDescendents = false,
  includeAncestors = false,
  descendentType,
  levels,
}: ResourceQuery): z.output<(typeof queryResources)["input"]> {
  return {
    enabledOnly: true,
    id,
    ...(type === undefined ? {} : { conditions: { type } }),
    includeDescendents,
    ...(descendentType === undefined ? {} : { descendentConditions: { type: descendentType } }),
    ...(levels === undefined ? {} : { maxLevel: levels }),
    includeAncestors,
  };
}
