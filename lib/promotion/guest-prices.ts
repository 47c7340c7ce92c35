import type { Menu, Promotion } from "@/lib/promotion/schema";

export type GuestPrices = {
  /** What the least meal costs an adult, in won; undefined where nothing is left to order. */
  adult: number | undefined;
  /** The same for a child, where there is a menu for one. */
  child: number | undefined;
  /** There are dearer ones, so that the price is said with a "from". */
  isLowest: boolean;
};

/**
 * What a promotion costs a guest at least: the one answer for every place where a price stands. The back end's own
 * `price` counts where it tells one, since it alone knows a side dish from a meal; else the cheapest menu that an adult
 * may order, which is any that is not a child's. A child's price is told only of a menu that says so (contract,
 * `forChild`). What is sold out has no price.
 */
export function guestPrices({ menus, price }: Pick<Promotion, "menus" | "price">): GuestPrices {
  const orderable = menus.filter(({ soldOut }) => !soldOut);
  const adult = price?.adult ?? lowest(orderable.filter(isForAdult));
  const child = price?.child ?? lowest(orderable.filter((menu) => !isForAdult(menu)));
  return {
    adult,
    child,
    isLowest: orderable.filter(isForAdult).some(({ unitPrice }) => unitPrice !== adult),
  };
}

/** Whether an adult may order a menu: any that is not said to be a child's. */
export function isForAdult({ forChild }: Pick<Menu, "forChild">): boolean {
  return forChild !== true;
}

function lowest(menus: readonly Menu[]): number | undefined {
  return menus.length === 0 ? undefined : Math.min(...menus.map(({ unitPrice }) => unitPrice));
}
