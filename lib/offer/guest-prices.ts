import type { Translator } from "@/lib/i18n/load-messages";
import type { Menu, Promotion } from "@/lib/offer/schema";

/** Returns what an adult pays at least for a meal, in words; `undefined` when no meal is left to order. */
export function adultPriceText(
  promotion: Pick<Promotion, "menus" | "price">,
  money: Translator<"Money">,
): string | undefined {
  const { adult, isLowest } = guestPrices(promotion);
  return adult === undefined
    ? undefined
    : money(isLowest ? "from" : "adult", { price: money("won", { amount: adult }) });
}

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

export type GuestPrices = {
  /** The lowest price of a meal for an adult, in won; undefined when no meal is left to order. */
  adult: number | undefined;
  /** The lowest price of a meal for a child, in won; undefined when there is no child's menu. */
  child: number | undefined;
  /** There are menus at another price for adults, so the price is shown with a "from". */
  isLowest: boolean;
};

/**
 * Returns a promotion's lowest prices; every place that shows a price uses this function. The back end's own `price`
 * wins if it is given, because only the back end distinguishes a side dish from a meal. Otherwise it is the cheapest
 * menu for an adult, which is any that is not a child's. A child's price is taken only from a menu marked so
 * (`forChild`). A sold-out menu has no price, and a deposit is no meal.
 */
export function guestPrices({ menus, price }: Pick<Promotion, "menus" | "price">): GuestPrices {
  const orderable = mealsOf(menus).filter(({ soldOut }) => !soldOut);
  const adult = price?.adult ?? lowest(orderable.filter(isForAdult));
  const child = price?.child ?? lowest(orderable.filter((menu) => !isForAdult(menu)));
  return {
    adult,
    child,
    isLowest: orderable.filter(isForAdult).some(({ unitPrice }) => unitPrice !== adult),
  };
}

/** Returns the menus that are somebody's meal, and not a deposit or something beside a meal. */
export function mealsOf<Item extends Pick<Menu, "kind">>(menus: readonly Item[]): Item[] {
  return menus.filter(({ kind }) => kind === "meal");
}

/** Whether an adult may order a menu: any that is not marked as a child's. */
export function isForAdult({ forChild }: Pick<Menu, "forChild">): boolean {
  return forChild !== true;
}

function lowest(menus: readonly Menu[]): number | undefined {
  return menus.length === 0 ? undefined : Math.min(...menus.map(({ unitPrice }) => unitPrice));
}
