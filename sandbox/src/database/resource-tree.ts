import { type SQL, sql } from "drizzle-orm";
import { resources } from "#database/schema/resource.ts";

/** Returns SQL for the ids of a resource and everything visible below it; a hidden resource hides its subtree. */
export function visibleSubtreeIds(resourceId: number): SQL {
  return sql`(
    with recursive subtree(id) as (
      select ${resources.id} from ${resources} where ${resources.id} = ${resourceId}
      union
      select child.id from ${resources} child join subtree on child.parent_id = subtree.id where child.visible
    )
    select id from subtree
  )`;
}

/** Returns a resource and its ancestors, nearest first, from rows that include all of them; stops at a cycle. */
export function walkUp<Row extends { id: number; parentId: number | null }>(
  rows: ReadonlyMap<number, Row>,
  id: number,
): Row[] {
  const path = new Set<Row>();
  let row = rows.get(id);
  while (row && !path.has(row)) {
    path.add(row);
    row = row.parentId === null ? undefined : rows.get(row.parentId);
  }
  return [...path];
}
