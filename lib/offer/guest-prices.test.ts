import { guestPrices } from "@/lib/offer/guest-prices";
import { type Menu, menuSchema } from "@/lib/offer/schema";

const menu = (unitPrice: number, more: Partial<Menu> = {}): Menu => ({
  ...menuSchema.parse({ id: unitPrice, name: "a menu", unitPrice }),
  ...more,
});
const brunch = [menu(65_000), menu(33_000, { forChild: true })];

test("the 'from' price is never that of a child's menu", () => {
  expect(guestPrices({ menus: brunch, price: undefined })).toEqual({
    adult: 65_000,
    child: 33_000,
    isLowest: false,
  });
});

test("the price is the lowest when an adult may order a dearer menu", () => {
  expect(guestPrices({ menus: [...brunch, menu(98_000)], price: undefined })).toMatchObject({
    adult: 65_000,
    isLowest: true,
  });
});

test("the back end's own price wins, because a side dish is not a meal", () => {
  const menus = [menu(58_000), menu(12_000)];
  expect(guestPrices({ menus, price: { adult: 58_000, child: undefined } })).toEqual({
    adult: 58_000,
    child: undefined,
    isLowest: true,
  });
});

test("when no menu says whom it is for, the cheapest price is an adult's and there is no child's price", () => {
  expect(guestPrices({ menus: [menu(65_000), menu(33_000)], price: undefined })).toEqual({
    adult: 33_000,
    child: undefined,
    isLowest: true,
  });
});

test("a sold-out menu has no price", () => {
  const menus = [menu(65_000, { soldOut: true }), menu(33_000, { forChild: true })];
  expect(guestPrices({ menus, price: undefined })).toEqual({
    adult: undefined,
    child: 33_000,
    isLowest: false,
  });
});

test("neither a deposit nor an extra is a meal, however cheap", () => {
  const menus = [menu(65_000), menu(10_000, { kind: "deposit" }), menu(9_000, { kind: "extra" })];
  expect(guestPrices({ menus, price: undefined })).toEqual({
    adult: 65_000,
    child: undefined,
    isLowest: false,
  });
});
