import { mealsOf } from "@/lib/offer/guest-prices";
import type { Promotion } from "@/lib/offer/schema";

/**
 * Returns whether nothing is left with which a table could be reserved: every meal is sold out (every menu, where there
 * are only deposits and extras) and the offer needs one.
 */
export function isSoldOut({
  menus,
  requiresMenu,
  needsPayment,
}: Pick<Promotion, "menus" | "requiresMenu" | "needsPayment">): boolean {
  const meals = mealsOf(menus);
  const needed = meals.length > 0 ? meals : menus;
  return (requiresMenu || needsPayment) && needed.length > 0 && needed.every(({ soldOut }) => soldOut);
}
