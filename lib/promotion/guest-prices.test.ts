import { guestPrices } from "@/lib/promotion/guest-prices";
import { type Menu, menuSchema } from "@/lib/promotion/schema";

const menu = (unitPrice: number, more: Partial<Menu> = {}): Menu => ({
  ...menuSchema.parse({ id: unitPrice, name: "a menu", unitPrice }),
  ...more,
});
const brunch = [menu(65_000), menu(33_000, { forChild: true })];

test("'from' is never a child's menu", () => {
  expect(guestPrices({ menus: brunch, price: undefined })).toEqual({
    adult: 65_000,
    child: 33_000,
    isLowest: false,
  });
});

test("'from' is said where an adult may choose something dearer", () => {
  expect(guestPrices({ menus: [...brunch, menu(98_000)], price: undefined })).toMatchObject({
    adult: 65_000,
    isLowest: true,
  });
});

test("the back end's own price counts, since a side dish is no meal", () => {
  const menus = [menu(58_000), menu(12_000)];
  expect(guestPrices({ menus, price: { adult: 58_000, child: undefined } })).toEqual({
    adult: 58_000,
    child: undefined,
    isLowest: true,
  });
});

test("where nobody says whose a menu is, the cheapest is an adult's and no child's price is told", () => {
  expect(guestPrices({ menus: [menu(65_000), menu(33_000)], price: undefined })).toEqual({
    adult: 33_000,
    child: undefined,
    isLowest: true,
  });
});

test("what has sold out has no price", () => {
  const menus = [menu(65_000, { soldOut: true }), menu(33_000, { forChild: true })];
  expect(guestPrices({ menus, price: undefined })).toEqual({
    adult: undefined,
    child: 33_000,
    isLowest: false,
  });
});
