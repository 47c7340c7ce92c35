import type * as z from "zod/mini";
import type { queryResources } from "@/lib/resource/endpoints";

/** A resource as pages ask for it. */
export type ResourceQuery = {
  id: number;
  /** Only if it is of this type. */
  type?: string | undefined;
  includeDescendents?: boolean | undefined;
  includeAncestors?: boolean | undefined;
  /** Only descendents of this type. */
  descendentType?: string | undefined;
};

/** The same in the words of `resource/query` (spec §7): what is not asked for is left out, and nothing disabled comes. */
export function toWireQuery({
  id,
  type,
  includeDescendents = false,
  includeAncestors = false,
  descendentType,
}: ResourceQuery): z.output<(typeof queryResources)["input"]> {
  return {
    enabledOnly: true,
    id,
    ...(type === undefined ? {} : { conditions: { type } }),
    includeDescendents,
    ...(descendentType === undefined ? {} : { descendentConditions: { type: descendentType } }),
    includeAncestors,
  };
}
