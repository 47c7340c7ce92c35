import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceError } from "#shared/http/service-error.ts";
import {
  checkMenuPerPerson,
  checkPrices,
  checkQuantities,
  type MenuTerms,
  mergeItems,
  type OrderedItem,
} from "./order-rules.ts";

const menu = (given: Partial<MenuTerms> = {}): MenuTerms => ({
  id: 7,
  unitPrice: 1_000,
  minQuantity: 2,
  maxQuantity: 4,
  maxPerPerson: null,
  soldOut: false,
  forChild: null,
  kind: "meal",
  ordered: 0,
  ...given,
});
const item = (given: Partial<OrderedItem> = {}): OrderedItem => ({
  menuId: 7,
  quantity: 2,
  unitPrice: 1_000,
  ...given,
});
const refusalOf = (check: () => unknown): string => {
  try {
    check();
    return "none";
  } catch (error) {
    assert.ok(error instanceof ServiceError);
    return `${error.status} ${error.key}`;
  }
};

for (const { what, items, terms = {}, requiresMenu = true, refusal } of [
  { what: "the minimum quantity", items: [item()], refusal: "none" },
  { what: "the maximum quantity", items: [item({ quantity: 4 })], refusal: "none" },
  { what: "one too few", items: [item({ quantity: 1 })], refusal: "422 less_minimum_limit" },
  { what: "one too many", items: [item({ quantity: 5 })], refusal: "422 wrong_item_limit" },
  { what: "nothing", items: [], refusal: "422 wrong_number_of_menu" },
  { what: "nothing where no menu is required", items: [], requiresMenu: false, refusal: "none" },
  { what: "a menu that is not offered", items: [item({ menuId: 8 })], refusal: "422 wrong_number_of_menu" },
  {
    what: "a menu that is sold out",
    items: [item()],
    terms: { soldOut: true },
    refusal: "409 wrong_item_limit",
  },
  { what: "up to the limit per guest", items: [item()], terms: { maxPerPerson: 2 }, refusal: "none" },
  {
    what: "more than the limit per guest",
    items: [item({ quantity: 3 })],
    terms: { maxPerPerson: 2 },
    refusal: "422 over_item_limit",
  },
  {
    what: "more than the limit including an earlier order",
    items: [item()],
    terms: { maxPerPerson: 3, ordered: 2 },
    refusal: "422 over_item_limit",
  },
]) {
  test(`ordering ${what}: ${refusal}`, () => {
    assert.equal(
      refusalOf(() => checkQuantities(items, [menu(terms)], { requiresMenu })),
      refusal,
    );
  });
}

test("two lines of a menu are merged, and a quantity that is not a positive integer is refused", () => {
  assert.deepEqual(mergeItems([item(), item({ quantity: 1 })]), [item({ quantity: 3 })]);
  for (const quantity of [0, -1, 1.5])
    assert.equal(
      refusalOf(() => mergeItems([item(), item({ quantity })])),
      "422 wrong_item_limit",
    );
  assert.equal(
    refusalOf(() => mergeItems([item(), item({ unitPrice: 1 })])),
    "422 wrong_price",
  );
});

for (const { what, order, needsPayment = true, refusal } of [
  { what: "the right total", order: { items: [item()], amount: 2_000 }, refusal: "none" },
  {
    what: "an old price",
    order: { items: [item({ unitPrice: 900 })], amount: 1_800 },
    refusal: "422 wrong_price",
  },
  { what: "a wrong total", order: { items: [item()], amount: 1_999 }, refusal: "422 wrong_price" },
  { what: "nothing to pay", order: { items: [], amount: 0 }, refusal: "422 wrong_price" },
  {
    what: "nothing where no payment is needed",
    order: { items: [], amount: 0 },
    needsPayment: false,
    refusal: "none",
  },
  {
    what: "another currency",
    order: { items: [item()], amount: 2_000, currency: "USD" },
    refusal: "422 wrong_price",
  },
]) {
  test(`a payment of ${what}: ${refusal}`, () => {
    assert.equal(
      refusalOf(() => checkPrices({ currency: "KRW", ...order }, [menu()], { needsPayment })),
      refusal,
    );
  });
}

for (const { what, ordered, menuPerPerson = true, refusal } of [
  { what: "one for each of two adults and a child", ordered: { 7: 2, 8: 1 }, refusal: "none" },
  { what: "an adult's menu for the child as well", ordered: { 7: 3 }, refusal: "none" },
  { what: "none for the child", ordered: { 7: 2 }, refusal: "422 less_minimum_limit" },
  { what: "a child's menu for an adult", ordered: { 7: 1, 8: 2 }, refusal: "422 less_minimum_limit" },
  { what: "one to share where that is allowed", ordered: { 7: 1 }, menuPerPerson: false, refusal: "none" },
  { what: "one where the rule is unknown", ordered: { 7: 1 }, menuPerPerson: null, refusal: "none" },
]) {
  test(`a menu for each guest, ${what}: ${refusal}`, () => {
    const menus = [menu(), menu({ id: 8, forChild: true })];
    const items = Object.entries(ordered).map(([id, quantity]) => item({ menuId: Number(id), quantity }));
    const party = { adult: 2, child: 1, menuPerPerson };
    assert.equal(
      refusalOf(() => checkMenuPerPerson(items, menus, party)),
      refusal,
    );
  });
}

test("a deposit or an extra is nobody's meal, and a required deposit must be ordered", () => {
  const menus = [
    menu({ id: 7, minQuantity: 0 }),
    menu({ id: 8, kind: "deposit", minQuantity: 1 }),
    menu({ id: 9, kind: "extra", minQuantity: 0 }),
  ];
  const party = { menuPerPerson: true, adult: 2, child: 0 };
  const order = [
    item({ menuId: 7, quantity: 1 }),
    item({ menuId: 8, quantity: 1 }),
    item({ menuId: 9, quantity: 1 }),
  ];
  assert.equal(
    refusalOf(() => checkMenuPerPerson(order, menus, party)),
    "422 less_minimum_limit",
  );
  const meals = [item({ menuId: 7, quantity: 2 })];
  assert.equal(
    refusalOf(() => checkQuantities(meals, menus, { requiresMenu: true })),
    "422 less_minimum_limit",
  );
});
