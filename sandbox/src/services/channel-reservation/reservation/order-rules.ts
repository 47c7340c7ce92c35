import { ServiceError } from "#shared/http/service-error.ts";

export type OrderedItem = { menuId: number; quantity: number; unitPrice: number };

/** The limits of a menu; `ordered` is the quantity this guest has already ordered for that day. */
export type MenuTerms = {
  id: number;
  unitPrice: number;
  minQuantity: number;
  maxQuantity: number;
  maxPerPerson: number | null;
  soldOut: boolean;
  forChild: boolean | null;
  kind: "meal" | "deposit" | "extra";
  ordered: number;
};

/**
 * Merges the lines of each menu into one. Throws `wrong_item_limit` for a quantity that is not a positive integer, and
 * `wrong_price` for two prices of one menu.
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
 * Checks the ordered menus. Throws `wrong_number_of_menu` for a missing required or an unknown menu, `wrong_item_limit`
 * for more than the maximum quantity (409 if the menu is sold out), `less_minimum_limit`, also for a missing deposit,
 * and `over_item_limit` for more than the limit per guest, including earlier orders.
 */
export function checkQuantities(
  items: readonly OrderedItem[],
  menus: readonly MenuTerms[],
  { requiresMenu }: { requiresMenu: boolean },
): void {
  if (requiresMenu && items.length === 0) throw new ServiceError(422, "wrong_number_of_menu");
  const isMissing = ({ id, kind, minQuantity, soldOut }: MenuTerms) =>
    kind === "deposit" && minQuantity > 0 && !soldOut && !items.some(({ menuId }) => menuId === id);
  if (menus.some(isMissing)) throw new ServiceError(422, "less_minimum_limit");
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
 * With `menuPerPerson`, throws `less_minimum_limit` for fewer meals than adults and children, or for a children's menu
 * in place of an adult's. Infants need no menu; a child may have an adult's menu. Deposits and extras are no meal.
 */
export function checkMenuPerPerson(
  items: readonly OrderedItem[],
  menus: readonly MenuTerms[],
  { menuPerPerson, adult, child }: { menuPerPerson: boolean | null; adult: number; child: number },
): void {
  if (menuPerPerson !== true || items.length === 0) return;
  const menuOf = (menuId: number) => menus.find(({ id }) => id === menuId);
  const meals = items.filter(({ menuId }) => menuOf(menuId)?.kind === "meal");
  const isChilds = (menuId: number) => menuOf(menuId)?.forChild === true;
  const count = (wanted: readonly OrderedItem[]) => wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const forAdults = count(meals.filter(({ menuId }) => !isChilds(menuId)));
  if (forAdults < adult || count(meals) < adult + child) throw new ServiceError(422, "less_minimum_limit");
}

/** Throws `wrong_price` for outdated prices, a wrong total, or a payment of 0. Amounts are in won. */
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
