import { inArray } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { promotionMenus } from "#database/schema/promotion.ts";

/** The lowest prices, in won, of a meal for an adult and, if there is a children's menu, for a child. */
export type MealPrices = { adult: number; child?: number };

/**
 * Returns the prices of these promotions by promotion id. Deposits, extras and sold-out menus are ignored; a promotion without
 * any other menu for an adult has no entry.
 */
export async function loadMealPrices(
  database: Database,
  promotionIds: readonly number[],
): Promise<Map<number, MealPrices>> {
  const found = new Map<number, MealPrices>();
  if (promotionIds.length === 0) return found;
  const menus = await database
    .select()
    .from(promotionMenus)
    .where(inArray(promotionMenus.promotionId, [...promotionIds]));
  for (const id of promotionIds) {
    const meals = menus.filter((menu) => menu.promotionId === id && menu.kind === "meal" && !menu.soldOut);
    const lowest = (isChilds: boolean) =>
      meals
        .filter(({ forChild }) => (forChild === true) === isChilds)
        .map(({ unitPrice }) => unitPrice)
        .sort((a, b) => a - b)[0];
    const [adult, child] = [lowest(false), lowest(true)];
    if (adult !== undefined) found.set(id, { adult, ...(child !== undefined && { child }) });
  }
  return found;
}
