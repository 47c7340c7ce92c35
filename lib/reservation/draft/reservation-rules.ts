import type { Menu, Promotion } from "@/lib/promotion/schema";
import { type PartySize, partyTotal } from "@/lib/reservation/draft/reservation-draft";

type Bounds = Pick<Promotion, "minPax" | "maxPax">;
type Quantities = ReadonlyMap<number, number>;

export type PartyProblem =
  | { message: "choosePartySize" }
  | { message: "minimumPeople" | "maximumPeople"; n: number };

/** Whether a party may book (R6.2): the bounds are the promotion's, infants count, and one adult must be there. */
export function partyProblem(
  party: PartySize | undefined,
  { minPax, maxPax }: Bounds,
): PartyProblem | undefined {
  if (party === undefined || party.adults < 1) return { message: "choosePartySize" };
  const total = partyTotal(party);
  if (total < minPax) return { message: "minimumPeople", n: minPax };
  if (total > maxPax) return { message: "maximumPeople", n: maxPax };
  return undefined;
}

/** The party a form begins with: two, or as near to it as the promotion allows. */
export function firstParty({ minPax, maxPax }: Bounds): PartySize {
  return { adults: Math.max(1, Math.min(Math.max(2, minPax), maxPax)), children: 0, infants: 0 };
}

/**
 * The most of a menu that this order may hold: per order, and per guest and day with what they have ordered already.
 */
export function mostOf(menu: Menu, ordered = 0): number {
  if (menu.soldOut) return 0;
  const perPerson = menu.maxPerPerson === undefined ? Number.POSITIVE_INFINITY : menu.maxPerPerson - ordered;
  return Math.max(0, Math.min(menu.maxQuantity, perPerson));
}

/** The fewest of a menu that may be ordered once it is chosen at all. */
export function fewestOf(menu: Menu): number {
  return Math.max(1, menu.minQuantity);
}

export type QuantityProblem =
  | { message: "soldOut" }
  | { message: "minimumQuantity" | "maximumQuantity" | "perPersonLimit"; n: number };

/** What is wrong with so many of a menu (R6.5); none chosen is never wrong. */
export function quantityProblem(menu: Menu, quantity: number, ordered = 0): QuantityProblem | undefined {
  if (quantity === 0) return undefined;
  if (menu.soldOut) return { message: "soldOut" };
  const most = mostOf(menu, ordered);
  if (quantity > most)
    return most < menu.maxQuantity
      ? { message: "perPersonLimit", n: most }
      : { message: "maximumQuantity", n: most };
  if (quantity < fewestOf(menu)) return { message: "minimumQuantity", n: fewestOf(menu) };
  return undefined;
}

/** What the chosen menus cost, in won. */
export function amountOf(quantities: Quantities, menus: readonly Menu[]): number {
  return menus.reduce((sum, { id, unitPrice }) => sum + unitPrice * (quantities.get(id) ?? 0), 0);
}

export type OrderProblem = { message: "noMenu" | "oneMenuAtLeast" | "amountZero" };

/** What is wrong with the order as a whole (spec §5): a menu that must be chosen, a payment of nothing. */
export function orderProblem(
  quantities: Quantities,
  { menus, requiresMenu, needsPayment }: Pick<Promotion, "menus" | "requiresMenu" | "needsPayment">,
): OrderProblem | undefined {
  const isEmpty = menus.every(({ id }) => (quantities.get(id) ?? 0) === 0);
  if (isEmpty && requiresMenu) return { message: "noMenu" };
  if (isEmpty && needsPayment) return { message: "oneMenuAtLeast" };
  if (needsPayment && amountOf(quantities, menus) === 0) return { message: "amountZero" };
  return undefined;
}
