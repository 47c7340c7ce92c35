import {
  dueDeposits,
  eatingGuests,
  maxOrderQuantity,
  minOrderQuantity,
  type PartySize,
} from "@/lib/booking/reservation-rules";
import { isForAdult, mealsOf } from "@/lib/offer/guest-prices";
import type { Menu, Promotion } from "@/lib/offer/schema";

type Quantities = ReadonlyMap<number, number>;
type Ordered = Readonly<Record<string, number>>;
type Offer = Pick<Promotion, "menus" | "price" | "requiresMenu" | "menuPerPerson">;

/**
 * Returns the initial menus of a party: every deposit that has to be paid, at its minimum; and where each eating guest
 * has a menu of their own, the cheapest adult's meal for each adult and the cheapest children's meal for each child, or
 * the adult's if there is none. No meals when menus are shared or it is unknown whether they are, and when that number
 * cannot be ordered. Infants do not eat.
 */
export function proposeMenus(party: PartySize, offer: Offer, ordered: Ordered = {}): Quantities {
  return new Map([...proposeMeals(party, offer, ordered), ...dueDeposits(offer, ordered)]);
}

function proposeMeals(party: PartySize, offer: Offer, ordered: Ordered): Quantities {
  if (offer.menuPerPerson !== true) return new Map();
  const meals = mealsOf(offer.menus);
  const adults = cheapest(meals.filter(isForAdult), offer.price?.adult);
  const children =
    cheapest(
      meals.filter((menu) => !isForAdult(menu)),
      offer.price?.child,
    ) ?? adults;
  const proposed = new Map<number, number>();
  for (const [menu, guests] of [
    [adults, party.adults],
    [children, party.children],
  ] as const) {
    if (menu !== undefined && guests > 0) proposed.set(menu.id, (proposed.get(menu.id) ?? 0) + guests);
  }
  const isOrderable = [...proposed].every(([id, quantity]) => {
    const menu = offer.menus.find((known) => known.id === id);
    return (
      menu !== undefined &&
      quantity >= minOrderQuantity(menu) &&
      quantity <= maxOrderQuantity(menu, ordered[id])
    );
  });
  return isOrderable ? proposed : new Map();
}

export type PartyMismatch = {
  /** The number of eating guests, and of meals ordered for them; for `childrens` both count adults only. */
  guests: number;
  menus: number;
} & (
  | {
      /** Fewer meals than eating guests, or children's menus in place of adults'. */
      kind: "tooFew" | "childrens";
      /** The back end would refuse the order (`menuPerPerson`); otherwise the guest is asked to confirm it once. */
      isRefused: boolean;
    }
  | { kind: "tooMany"; isRefused: false }
);

/** A mismatch for which the back end would refuse the order. */
export type RefusedMismatch = Extract<PartyMismatch, { kind: "tooFew" | "childrens" }>;

/**
 * Returns the mismatch between a party and its order: fewer meals than eating guests or more, or a child's menu for an
 * adult. Undefined when they match, when nothing is ordered, when menus are shared, and when ordering ahead is
 * optional. Deposits and what is ordered beside a meal are nobody's meal: a deposit alone, where there are dishes to
 * order, is always asked about.
 */
export function partyMismatch(
  party: PartySize,
  quantities: Quantities,
  { menus, requiresMenu, menuPerPerson }: Offer,
): PartyMismatch | undefined {
  const isDepositAlone =
    requiresMenu &&
    mealsOf(menus).some(({ soldOut }) => !soldOut) &&
    menus.some(({ id, kind }) => kind === "deposit" && (quantities.get(id) ?? 0) > 0) &&
    menus.every(({ id, kind }) => kind === "deposit" || (quantities.get(id) ?? 0) === 0);
  if (isDepositAlone)
    return { kind: "tooFew", guests: eatingGuests(party), menus: 0, isRefused: menuPerPerson === true };
  if (menuPerPerson === false || !(requiresMenu || menuPerPerson === true)) return undefined;
  const meals = mealsOf(menus);
  const all = countOf(meals, quantities);
  const isPerPerson = menuPerPerson === true;
  const isNothingOrdered = countOf(menus, quantities) === 0;
  if (meals.length === 0 || isNothingOrdered || (all === 0 && !isPerPerson)) return undefined;
  const eating = eatingGuests(party);
  if (all < eating) return { kind: "tooFew", guests: eating, menus: all, isRefused: isPerPerson };
  const forAdults = countOf(meals.filter(isForAdult), quantities);
  if (forAdults < party.adults)
    return { kind: "childrens", guests: party.adults, menus: forAdults, isRefused: isPerPerson };
  return all > eating ? { kind: "tooMany", guests: eating, menus: all, isRefused: false } : undefined;
}

/**
 * Returns an order with one meal for each eating guest, made from one with more: what is dearest stays, because the
 * guest added it to what was proposed, and so do meals for every adult. Undefined where the menus' minimum quantities
 * do not allow it.
 */
export function withoutSurplus(
  party: PartySize,
  quantities: Quantities,
  { menus }: Pick<Offer, "menus">,
): Quantities | undefined {
  const meals = mealsOf(menus);
  const fewer = new Map(quantities);
  const eating = eatingGuests(party);
  const cheapestFirst = [...meals].sort((one, other) => one.unitPrice - other.unitPrice);
  const forAdults = meals.filter(isForAdult);
  for (let surplus = countOf(meals, fewer) - eating; surplus > 0; surplus -= 1) {
    const removable = cheapestFirst.find((menu) => {
      const quantity = fewer.get(menu.id) ?? 0;
      const isNeeded = isForAdult(menu) && countOf(forAdults, fewer) <= party.adults;
      return quantity > 0 && !isNeeded && (quantity === 1 || quantity > minOrderQuantity(menu));
    });
    if (removable === undefined) return undefined;
    const left = (fewer.get(removable.id) ?? 0) - 1;
    if (left === 0) fewer.delete(removable.id);
    else fewer.set(removable.id, left);
  }
  return fewer;
}

function countOf(menus: readonly Menu[], quantities: Quantities): number {
  return menus.reduce((sum, { id }) => sum + (quantities.get(id) ?? 0), 0);
}

/** Returns the menu at the promotion's price, else the cheapest; sold-out menus are ignored. */
function cheapest(menus: readonly Menu[], price: number | undefined): Menu | undefined {
  const orderable = menus
    .filter(({ soldOut }) => !soldOut)
    .sort((one, other) => one.unitPrice - other.unitPrice);
  return orderable.find(({ unitPrice }) => unitPrice === price) ?? orderable[0];
}
