import {
  amountOf,
  dueDeposits,
  firstParty,
  maxOrderQuantity,
  minOrderQuantity,
  namesOfOrder,
  orderProblem,
  partyProblem,
  quantityProblem,
} from "@/lib/booking/reservation-rules";
import type { Menu } from "@/lib/offer/schema";

const menu = (fields: Partial<Menu> = {}): Menu => ({
  id: 7,
  name: "Course",
  description: undefined,
  image: undefined,
  unitPrice: 90_000,
  minQuantity: 0,
  maxQuantity: 8,
  maxPerPerson: undefined,
  soldOut: false,
  forChild: undefined,
  allergens: [],
  weight: 0,
  kind: "meal",
  ...fields,
});
const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });
const bounds = { minPax: 2, maxPax: 6 };

test.each([
  [undefined, { message: "choosePartySize" }],
  [party(0, 3), { message: "choosePartySize" }],
  [party(1), { message: "minimumPeople", n: 2 }],
  [party(1, 0, 1), undefined],
  [party(2), undefined],
  [party(6), undefined],
  [party(5, 1, 1), { message: "maximumPeople", n: 6 }],
])("a party of %j within two and six: %j (R6.2)", (size, problem) => {
  expect(partyProblem(size, bounds)).toEqual(problem);
});

test.each([
  [{ minPax: 1, maxPax: 6 }, 2],
  [{ minPax: 4, maxPax: 6 }, 4],
  [{ minPax: 1, maxPax: 1 }, 1],
  [{ minPax: 0, maxPax: 0 }, 1],
])("a form with %j starts with %i adults", (limits, adults) => {
  expect(firstParty(limits)).toEqual(party(adults));
});

test.each([
  [menu(), 0, 8],
  [menu({ maxPerPerson: 3 }), 0, 3],
  [menu({ maxPerPerson: 3 }), 2, 1],
  [menu({ maxPerPerson: 3 }), 5, 0],
  [menu({ maxPerPerson: 20 }), 2, 8],
  [menu({ soldOut: true }), 0, 0],
])("of the menu %j with %i ordered before, at most %i can be ordered (R6.5)", (offered, ordered, most) => {
  expect(maxOrderQuantity(offered, ordered)).toBe(most);
});

test("a chosen menu needs a quantity of at least one (R6.5)", () => {
  expect([minOrderQuantity(menu()), minOrderQuantity(menu({ minQuantity: 2 }))]).toEqual([1, 2]);
});

test.each([
  [menu(), 0, 0, undefined],
  [menu(), 8, 0, undefined],
  [menu(), 9, 0, { message: "maximumQuantity", n: 8 }],
  [menu({ minQuantity: 2 }), 1, 0, { message: "minimumQuantity", n: 2 }],
  [menu({ minQuantity: 2 }), 2, 0, undefined],
  [menu({ minQuantity: 2 }), 0, 0, undefined],
  [menu({ maxPerPerson: 3 }), 2, 1, undefined],
  [menu({ maxPerPerson: 8 }), 9, 0, { message: "maximumQuantity", n: 8 }],
  [menu({ maxPerPerson: 2 }), 2, 1, { message: "perPersonLimit", n: 1 }],
  [menu({ soldOut: true }), 1, 0, { message: "soldOut" }],
])(
  "of the menu %j, %i ordered with %i before has the problem %j (R6.3, R6.5)",
  (offered, quantity, ordered, problem) => {
    expect(quantityProblem(offered, quantity, ordered)).toEqual(problem);
  },
);

test("the amount is the sum of the chosen menus, and unknown menus cost nothing", () => {
  expect(amountOf(new Map([[7, 2]]), [menu()])).toBe(180_000);
  expect(amountOf(new Map([[9, 2]]), [menu()])).toBe(0);
});

test.each([
  [0, { requiresMenu: true, needsPayment: true }, 90_000, { message: "noMenu" }],
  [0, { requiresMenu: false, needsPayment: true }, 90_000, { message: "oneMenuAtLeast" }],
  [0, { requiresMenu: false, needsPayment: false }, 90_000, undefined],
  [1, { requiresMenu: true, needsPayment: true }, 0, { message: "amountZero" }],
  [1, { requiresMenu: true, needsPayment: false }, 0, undefined],
  [1, { requiresMenu: true, needsPayment: true }, 90_000, undefined],
])(
  "an order of %i menus with the terms %j at %i won has the problem %j (R6.3)",
  (quantity, terms, unitPrice, problem) => {
    expect(orderProblem(new Map([[7, quantity]]), { ...terms, menus: [menu({ unitPrice })] })).toEqual(
      problem,
    );
  },
);

test.each([
  [[0, 1], undefined],
  [[1, 0], undefined],
  [[0, 0], { message: "noMenu" }],
])("an order of two menus by %j has the problem %j (R6.3)", ([first, second], problem) => {
  const menus = [menu(), menu({ id: 8, name: "Other" })];
  const quantities = new Map([
    [7, first ?? 0],
    [8, second ?? 0],
  ]);
  expect(orderProblem(quantities, { menus, requiresMenu: true, needsPayment: true })).toEqual(problem);
});

const deposit = (fields: Partial<Menu> = {}) => menu({ id: 9, name: "Deposit", kind: "deposit", ...fields });

test.each([
  ["with a minimum of two", deposit({ minQuantity: 2 }), false, [[9, 2]]],
  ["without a minimum where a menu is required", deposit(), true, [[9, 1]]],
  ["without a minimum where no menu is required", deposit(), false, []],
  ["that is sold out", deposit({ minQuantity: 1, soldOut: true }), true, []],
])("a deposit %s starts at its minimum (R6.5)", (_name, item, requiresMenu, due) => {
  expect([...dueDeposits({ menus: [menu(), item], requiresMenu })]).toEqual(due);
});

test("a deposit of which earlier orders leave less than its minimum is not due (R6.5)", () => {
  const menus = [deposit({ minQuantity: 2, maxPerPerson: 3 })];
  expect([...dueDeposits({ menus, requiresMenu: false }, { 9: 1 })]).toEqual([[9, 2]]);
  expect([...dueDeposits({ menus, requiresMenu: false }, { 9: 2 })]).toEqual([]);
});

test("an order without the deposit that is due cannot be sent, and the deposit alone is an order", () => {
  const offer = { menus: [menu(), deposit({ minQuantity: 1 })], requiresMenu: true, needsPayment: true };
  expect(orderProblem(new Map([[7, 2]]), offer)).toEqual({ message: "noDeposit" });
  expect(orderProblem(new Map([[9, 1]]), offer)).toBeUndefined();
  expect(orderProblem(new Map(), offer)).toEqual({ message: "noMenu" });
});

test("an order is named by its menus in their order", () => {
  const menus = [
    menu({ id: 1, name: "Course" }),
    menu({ id: 2, name: "Wine" }),
    menu({ id: 3, name: "Cake" }),
  ];
  expect(
    namesOfOrder(
      new Map([
        [2, 1],
        [1, 2],
      ]),
      menus,
    ),
  ).toBe("Course × 2, Wine × 1");
});
