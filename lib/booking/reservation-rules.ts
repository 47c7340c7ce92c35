import type { Reservation } from "@/lib/booking/schema";
import { DEFAULT_PARTY_SIZE } from "@/lib/offer/evening";
import type { Menu, Promotion } from "@/lib/offer/schema";

export type PartySize = { adults: number; children: number; infants: number };

/** The fewest of each: no party comes without an adult (R6.2). */
export const smallestParty: PartySize = { adults: 1, children: 0, infants: 0 };

/** Returns the number of seats needed; infants count too. */
export function partyTotal({ adults, children, infants }: PartySize): number {
  return adults + children + infants;
}

/** Returns how many guests a party of so many may still add; zero for one that is as large as the promotion allows. */
export function guestsToAdd(total: number, maxPax: number): number {
  return Math.max(0, maxPax - total);
}

/** Returns the number of people at a reserved table, infants included. */
export function partySize({ adult, child, infant }: Pick<Reservation, "adult" | "child" | "infant">): number {
  return partyTotal({ adults: adult, children: child, infants: infant });
}

/** Returns how many of a party eat: infants do not. */
export function eatingGuests({ adults, children }: PartySize): number {
  return adults + children;
}

/** Returns the key and the values of the sentence that says how many guests may reserve. */
export function partyBounds({ minPax, maxPax }: Pick<Promotion, "minPax" | "maxPax">) {
  const key = minPax === maxPax ? "partyExactly" : "partyBounds";
  return [key, { min: minPax, max: maxPax }] as const;
}

type Bounds = Pick<Promotion, "minPax" | "maxPax">;
type Quantities = ReadonlyMap<number, number>;

type PartyProblem =
  | { message: "choosePartySize" }
  | { message: "minimumPeople" | "maximumPeople"; n: number };

/** Returns why a party cannot book (R6.2): it is outside the promotion's bounds (infants count) or has no adult. */
export function partyProblem(
  party: PartySize | undefined,
  { minPax, maxPax }: Bounds,
): PartyProblem | undefined {
  if (party === undefined || party.adults < smallestParty.adults) return { message: "choosePartySize" };
  const total = partyTotal(party);
  if (total < minPax) return { message: "minimumPeople", n: minPax };
  if (total > maxPax) return { message: "maximumPeople", n: maxPax };
  return undefined;
}

/** Returns the initial party of a form: the usual one, or as near to that as the promotion allows. */
export function firstParty({ minPax, maxPax }: Bounds): PartySize {
  return {
    ...smallestParty,
    adults: Math.max(smallestParty.adults, Math.min(Math.max(DEFAULT_PARTY_SIZE, minPax), maxPax)),
  };
}

/**
 * Returns the maximum quantity of a menu in this order: the limit per order, and the limit per guest and day less what
 * they have already ordered.
 */
export function maxOrderQuantity(menu: Menu, ordered = 0): number {
  if (menu.soldOut) return 0;
  const perPerson = menu.maxPerPerson === undefined ? Number.POSITIVE_INFINITY : menu.maxPerPerson - ordered;
  return Math.max(0, Math.min(menu.maxQuantity, perPerson));
}

/** Returns the minimum quantity of a menu once it is chosen. */
export function minOrderQuantity(menu: Menu): number {
  return Math.max(1, menu.minQuantity);
}

/**
 * Returns the deposits that come with every order, each at its minimum: those with a minimum quantity, and all where a
 * menu is required, because a deposit is a required menu with a price of its own. None that is sold out, or of which
 * earlier orders leave less than that.
 */
export function dueDeposits(
  { menus, requiresMenu }: Pick<Promotion, "menus" | "requiresMenu">,
  ordered: Readonly<Record<string, number>> = {},
): Quantities {
  return new Map(
    menus
      .filter((menu) => menu.kind === "deposit" && (requiresMenu || menu.minQuantity > 0))
      .filter((menu) => minOrderQuantity(menu) <= maxOrderQuantity(menu, ordered[menu.id]))
      .map((menu) => [menu.id, minOrderQuantity(menu)]),
  );
}

type QuantityProblem =
  | { message: "soldOut" }
  | { message: "minimumQuantity" | "maximumQuantity" | "perPersonLimit"; n: number };

/** Returns what is wrong with a quantity of a menu (R6.5); zero is always valid. */
export function quantityProblem(menu: Menu, quantity: number, ordered = 0): QuantityProblem | undefined {
  if (quantity === 0) return undefined;
  if (menu.soldOut) return { message: "soldOut" };
  const most = maxOrderQuantity(menu, ordered);
  if (quantity > most)
    return most < menu.maxQuantity
      ? { message: "perPersonLimit", n: most }
      : { message: "maximumQuantity", n: most };
  if (quantity < minOrderQuantity(menu)) return { message: "minimumQuantity", n: minOrderQuantity(menu) };
  return undefined;
}

/** Returns the price of the chosen menus, in won. */
export function amountOf(quantities: Quantities, menus: readonly Menu[]): number {
  return menus.reduce((sum, { id, unitPrice }) => sum + unitPrice * (quantities.get(id) ?? 0), 0);
}

/** Returns what is ordered, as `Course × 2, Wine × 1`. */
export function namesOfOrder(quantities: Quantities, menus: readonly Pick<Menu, "id" | "name">[]): string {
  return menus
    .filter(({ id }) => (quantities.get(id) ?? 0) > 0)
    .map(({ id, name }) => `${name} × ${quantities.get(id)}`)
    .join(", ");
}

type OrderProblem = { message: "noMenu" | "oneMenuAtLeast" | "noDeposit" | "amountZero" };

/**
 * Returns what is wrong with the order as a whole (R6.3): no menu although one is required, less than the deposit, or
 * a payment of zero.
 */
export function orderProblem(
  quantities: Quantities,
  { menus, requiresMenu, needsPayment }: Pick<Promotion, "menus" | "requiresMenu" | "needsPayment">,
): OrderProblem | undefined {
  const isEmpty = menus.every(({ id }) => (quantities.get(id) ?? 0) === 0);
  if (isEmpty && requiresMenu) return { message: "noMenu" };
  if (isEmpty && needsPayment) return { message: "oneMenuAtLeast" };
  const isDepositMissing = [...dueDeposits({ menus, requiresMenu })].some(
    ([id, quantity]) => (quantities.get(id) ?? 0) < quantity,
  );
  if (isDepositMissing) return { message: "noDeposit" };
  if (needsPayment && amountOf(quantities, menus) === 0) return { message: "amountZero" };
  return undefined;
}

/** What a booking consists of: whether menus are chosen, and whether it is paid on this site. */
type Kind = { hasMenus: boolean; needsPayment: boolean };

/**
 * Returns the number of steps of a booking (R6.2, R7.2): table and guest, menus where there are any, the summary, and
 * the payment where one is due.
 */
export function countBookingSteps({ hasMenus, needsPayment }: Kind): number {
  return 3 + Number(hasMenus) + Number(needsPayment);
}
