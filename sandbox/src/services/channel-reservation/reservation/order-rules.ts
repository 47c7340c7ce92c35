import { ServiceError } from "#shared/http/service-error.ts";

export type OrderedItem = { menuId: number; quantity: number; unitPrice: number };

/** What a menu allows; `ordered` is how many of it this guest has already ordered for that day. */
export type MenuTerms = {
  id: number;
  unitPrice: number;
  minQuantity: number;
  maxQuantity: number;
  maxPerPerson: number | null;
  soldOut: boolean;
  forChild: boolean | null;
  ordered: number;
};

/**
 * One line a menu: the same menu on two lines counts as one order of both. Refuses a quantity that is none with
 * `wrong_item_limit`, two prices of one menu with `wrong_price`.
 */
export function mergeItems(items: readonly OrderedItem[]): OrderedItem[] {
  const merged = new Map<number, OrderedItem>();
  for (const item of items) {
    if (!Number.isInteger(item.quantity) || item.quantity < 1)
      throw new ServiceError(422, "wrong_item_limit");
    const before = merged.get(item.menuId);
    if (before && before.unitPrice !== item.unitPrice) throw new ServiceError(422, "wrong_price");
    merged.set(item.menuId, { ...item, quantity: item.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/**
 * Refuses what cannot be ordered: `wrong_number_of_menu` without the menu that is required or with one that is not
 * on the list, `wrong_item_limit` for a quantity that is never allowed (409 when the menu has sold out),
 * `less_minimum_limit`, and `over_item_limit` above what one guest may buy, earlier orders counted.
 */
export function checkQuantities(
  items: readonly OrderedItem[],
  menus: readonly MenuTerms[],
  { requiresMenu }: { requiresMenu: boolean },
): void {
  if (requiresMenu && items.length === 0) throw new ServiceError(422, "wrong_number_of_menu");
  for (const { menuId, quantity } of items) {
    const menu = menus.find(({ id }) => id === menuId);
    if (!menu) throw new ServiceError(422, "wrong_number_of_menu");
    if (menu.soldOut) throw new ServiceError(409, "wrong_item_limit");
    if (quantity < menu.minQuantity) throw new ServiceError(422, "less_minimum_limit");
    if (quantity > menu.maxQuantity) throw new ServiceError(422, "wrong_item_limit");
    if (menu.maxPerPerson !== null && menu.ordered + quantity > menu.maxPerPerson)
      throw new ServiceError(422, "over_item_limit");
  }
}

/**
 * Where each guest who eats has a menu of their own, refuses fewer menus than guests, and a child's in place of an
 * adult's, with `less_minimum_limit`. Infants do not eat; a child may have what adults have.
 */
export function checkMenuPerPerson(
  items: readonly OrderedItem[],
  menus: readonly MenuTerms[],
  { menuPerPerson, adult, child }: { menuPerPerson: boolean | null; adult: number; child: number },
): void {
  if (menuPerPerson !== true || items.length === 0) return;
  const isChilds = (menuId: number) => menus.find(({ id }) => id === menuId)?.forChild === true;
  const count = (wanted: readonly OrderedItem[]) => wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const forAdults = count(items.filter(({ menuId }) => !isChilds(menuId)));
  if (forAdults < adult || count(items) < adult + child) throw new ServiceError(422, "less_minimum_limit");
}

/** Refuses with `wrong_price` what the guest was shown at another price, and a payment of nothing (§5). Won. */
export function checkPrices(
  order: { items: readonly OrderedItem[]; amount: number; currency: string },
  menus: readonly MenuTerms[],
  { needsPayment }: { needsPayment: boolean },
): void {
  const priceOf = (menuId: number) => menus.find(({ id }) => id === menuId)?.unitPrice;
  const total = order.items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  if (
    order.currency !== "KRW" ||
    order.items.some(({ menuId, unitPrice }) => unitPrice !== priceOf(menuId)) ||
    order.amount !== total ||
    (needsPayment && order.amount === 0)
  )
    throw new ServiceError(422, "wrong_price");
}
