import type { Menu, Promotion } from "@/lib/offer/schema";

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
