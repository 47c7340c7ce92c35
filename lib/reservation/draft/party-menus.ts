import { isForAdult } from "@/lib/promotion/guest-prices";
import type { Menu, Promotion } from "@/lib/promotion/schema";
import type { PartySize } from "@/lib/reservation/draft/reservation-draft";
import { fewestOf, mostOf } from "@/lib/reservation/draft/reservation-rules";

type Quantities = ReadonlyMap<number, number>;
type Ordered = Readonly<Record<string, number>>;
type Offer = Pick<Promotion, "menus" | "price" | "requiresMenu" | "menuPerPerson">;

/**
 * The menus that a party begins with where each guest who eats has one of their own: as many as there are adults of the
 * meal that costs an adult least, and as many as there are children of the children's, else of the adults'. Nothing where
 * menus are shared, or nobody says; nothing that cannot be ordered in that number. Infants do not eat.
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
    return menu !== undefined && quantity >= fewestOf(menu) && quantity <= mostOf(menu, ordered[id]);
  });
  return isOrderable ? proposed : new Map();
}

export type PartyMismatch = {
  /** Too few menus for those who eat, or children's menus in place of adults'. */
  kind: "tooFew" | "childrens";
  /** How many eat, and how many menus are ordered for them; for `childrens` both are counted of adults alone. */
  guests: number;
  menus: number;
  /** The back end would refuse it (`menuPerPerson`); otherwise the guest is asked once. */
  isRefused: boolean;
};

/**
 * What a party and its order have to say to each other: fewer menus than guests who eat, or a child's menu where an
 * adult sits. Undefined where it fits, where menus are meant to be shared, and where ordering ahead is left to the guest.
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

/** The meal at the price that is told, else the cheapest; what is sold out is none. */
function cheapest(menus: readonly Menu[], told: number | undefined): Menu | undefined {
  const orderable = menus
    .filter(({ soldOut }) => !soldOut)
    .sort((one, other) => one.unitPrice - other.unitPrice);
  return orderable.find(({ unitPrice }) => unitPrice === told) ?? orderable[0];
}
