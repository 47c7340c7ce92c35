import { isForAdult } from "@/lib/promotion/guest-prices";
import type { Menu, Promotion } from "@/lib/promotion/schema";
import type { PartySize } from "@/lib/reservation/draft/reservation-draft";
import { maxOrderQuantity, minOrderQuantity } from "@/lib/reservation/draft/reservation-rules";

type Quantities = ReadonlyMap<number, number>;
type Ordered = Readonly<Record<string, number>>;
type Offer = Pick<Promotion, "menus" | "price" | "requiresMenu" | "menuPerPerson">;

/**
 * Returns the initial menus of a party in which each eating guest has a menu of their own: the cheapest adult's meal
 * for each adult, and the cheapest children's meal for each child, or the adult's if there is none. Empty when menus
 * are shared or it is unknown whether they are, and when that number cannot be ordered. Infants do not eat.
 */
export function proposeMenus(party: PartySize, offer: Offer, ordered: Ordered = {}): Quantities {
  if (offer.menuPerPerson !== true) return new Map();
  const adults = cheapest(offer.menus.filter(isForAdult), offer.price?.adult);
  const children =
    cheapest(
      offer.menus.filter((menu) => !isForAdult(menu)),
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
  /** Fewer menus than eating guests, or children's menus in place of adults'. */
  kind: "tooFew" | "childrens";
  /** The number of eating guests, and of menus ordered for them; for `childrens` both count adults only. */
  guests: number;
  menus: number;
  /** The back end would refuse the order (`menuPerPerson`); otherwise the guest is asked to confirm it once. */
  isRefused: boolean;
};

/**
 * Returns the mismatch between a party and its order: fewer menus than eating guests, or a child's menu for an adult.
 * Undefined when they match, when nothing is ordered, when menus are shared, and when ordering ahead is optional.
 */
export function partyMismatch(
  party: PartySize,
  quantities: Quantities,
  { menus, requiresMenu, menuPerPerson }: Offer,
): PartyMismatch | undefined {
  if (menuPerPerson === false || !(requiresMenu || menuPerPerson === true)) return undefined;
  const count = (wanted: readonly Menu[]) =>
    wanted.reduce((sum, { id }) => sum + (quantities.get(id) ?? 0), 0);
  const all = count(menus);
  if (all === 0) return undefined;
  const isRefused = menuPerPerson === true;
  const eating = party.adults + party.children;
  if (all < eating) return { kind: "tooFew", guests: eating, menus: all, isRefused };
  const forAdults = count(menus.filter(isForAdult));
  return forAdults < party.adults
    ? { kind: "childrens", guests: party.adults, menus: forAdults, isRefused }
    : undefined;
}

/** Returns the menu at the promotion's price, else the cheapest; sold-out menus are ignored. */
function cheapest(menus: readonly Menu[], told: number | undefined): Menu | undefined {
  const orderable = menus
    .filter(({ soldOut }) => !soldOut)
    .sort((one, other) => one.unitPrice - other.unitPrice);
  return orderable.find(({ unitPrice }) => unitPrice === told) ?? orderable[0];
}
