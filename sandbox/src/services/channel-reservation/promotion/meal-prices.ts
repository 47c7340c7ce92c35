import { inArray } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { promotionMenus } from "#database/schema/promotion.ts";
import { weekdayOf } from "#shared/seoul-date.ts";

/** The lowest prices, in won, of a meal for an adult and, if there is a children's menu, for a child. */
export type MealPrices = { adult: number; child?: number };

type Meal = Pick<typeof promotionMenus.$inferSelect, "unitPrice" | "forChild" | "weekdays">;

/** Whether a menu is served on a day, `YYYY-MM-DD`. */
export function isServedOn({ weekdays }: Pick<Meal, "weekdays">, date: string): boolean {
  return weekdays === null || weekdays.includes(weekdayOf(date));
}

/**
 * Returns the prices of these promotions by promotion id, on whichever day it is served. Deposits, extras and sold-out
 * menus are ignored; a promotion without any other menu for an adult has no entry.
 */
export async function loadMealPrices(
  database: Database,
  promotionIds: readonly number[],
): Promise<Map<number, MealPrices>> {
  const found = new Map<number, MealPrices>();
  const meals = await loadMeals(database, promotionIds);
  for (const id of promotionIds) {
    const ofPromotion = meals.filter(({ promotionId }) => promotionId === id);
    const [adult, child] = [cheapest(ofPromotion, false), cheapest(ofPromotion, true)];
    if (adult !== undefined) found.set(id, { adult, ...(child !== undefined && { child }) });
  }
  return found;
}

/** Returns how to find the price of the cheapest meal for an adult on a day; undefined where none is served on it. */
export async function loadDayPrices(database: Database, promotionId: number) {
  const meals = await loadMeals(database, [promotionId]);
  return (date: string): number | undefined =>
    cheapest(
      meals.filter((meal) => isServedOn(meal, date)),
      false,
    );
}

async function loadMeals(database: Database, promotionIds: readonly number[]) {
  if (promotionIds.length === 0) return [];
  const menus = await database
    .select()
    .from(promotionMenus)
    .where(inArray(promotionMenus.promotionId, [...promotionIds]));
  return menus.filter(({ kind, soldOut }) => kind === "meal" && !soldOut);
}

function cheapest(meals: readonly Meal[], isChilds: boolean): number | undefined {
  return meals
    .filter(({ forChild }) => (forChild === true) === isChilds)
    .map(({ unitPrice }) => unitPrice)
    .sort((a, b) => a - b)[0];
}
