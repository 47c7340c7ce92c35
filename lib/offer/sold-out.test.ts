import { isSoldOut } from "@/lib/offer/guest-prices";
import { promotionSchema } from "@/lib/offer/schema";

const offer = (menus: object[], terms: object = { requiresMenu: true, needsPayment: true }) =>
  promotionSchema.parse({
    id: 1,
    resourceId: 2,
    name: "Dinner",
    menus: menus.map((menu, index) => ({ id: index, name: "a menu", unitPrice: 1_000, ...menu })),
    ...terms,
  });

test.each([
  ["every menu is gone", offer([{ soldOut: true }, { soldOut: true }]), true],
  ["a meal is left", offer([{ soldOut: true }, {}]), false],
  [
    "only a deposit and an extra are left",
    offer([{ soldOut: true }, { kind: "deposit" }, { kind: "extra" }]),
    true,
  ],
  ["the deposit is all there is, and is left", offer([{ kind: "deposit" }]), false],
  ["it is prepaid, though no menu is required", offer([{ soldOut: true }], { needsPayment: true }), true],
  ["menus may be ordered at the restaurant", offer([{ soldOut: true }], {}), false],
  ["it has no menus", offer([]), false],
])("an offer of which %s is sold out: %#", (_name, promotion, soldOut) => {
  expect(isSoldOut(promotion)).toBe(soldOut);
});
