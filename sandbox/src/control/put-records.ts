import { eq } from "drizzle-orm";
import { z } from "zod";
import { promotionSchema, resourceSchema } from "#control/content/content-schemas.ts";
import type { Database } from "#database/open-database.ts";
import { promotionMenus, promotions } from "#database/schema/promotion.ts";
import { resources } from "#database/schema/resource.ts";
import { toMenuRows } from "#seed/write-seed.ts";
import { ControlError } from "./control-error.ts";

/** Fields of a record; their names and values are checked after the merge with the existing record. */
const fieldsSchema = z.record(z.string(), z.unknown());

/** Creates a resource, or changes the given fields of an existing one. */
export async function putResource(database: Database, id: number, body: unknown): Promise<void> {
  const [existing] = await database.select().from(resources).where(eq(resources.id, id));
  const resource = resourceSchema.parse({ ...existing, ...fieldsSchema.parse(body) });
  if (resource.parentId !== null && resource.parentId !== id)
    await requireResource(database, resource.parentId);
  await database
    .insert(resources)
    .values({ id, ...resource })
    .onConflictDoUpdate({ target: resources.id, set: resource });
}

/** Creates a promotion, or changes the given fields of an existing one; `menus`, when given, replaces all menus. */
export async function putPromotion(database: Database, id: number, body: unknown): Promise<void> {
  const [existing] = await database.select().from(promotions).where(eq(promotions.id, id));
  const { menus, ...promotion } = promotionSchema.parse({ ...existing, ...fieldsSchema.parse(body) });
  await requireResource(database, promotion.resourceId);
  await database.transaction(async (transaction) => {
    await transaction
      .insert(promotions)
      .values({ id, ...promotion })
      .onConflictDoUpdate({ target: promotions.id, set: promotion });
    if (!menus) return;
    await transaction.delete(promotionMenus).where(eq(promotionMenus.promotionId, id));
    if (menus.length > 0) await transaction.insert(promotionMenus).values(toMenuRows({ id, menus }));
  });
}

async function requireResource(database: Database, id: number): Promise<void> {
  const [found] = await database.select({ id: resources.id }).from(resources).where(eq(resources.id, id));
  if (!found) throw new ControlError(422, `There is no resource ${id}.`);
}
