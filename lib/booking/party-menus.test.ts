import { partyMismatch, proposeMenus, withoutSurplus } from "@/lib/booking/party-menus";
import { type Menu, menuSchema } from "@/lib/offer/schema";

const menu = (id: number, unitPrice: number, more: Partial<Menu> = {}): Menu => ({
  ...menuSchema.parse({ id, name: "a menu", unitPrice }),
  ...more,
});
const menus = [menu(1, 65_000), menu(2, 98_000), menu(3, 33_000, { forChild: true })];
const offer = (more: object = {}) => ({
  menus,
  price: undefined,
  requiresMenu: true,
  menuPerPerson: true as boolean | undefined,
  ...more,
});
const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });
const ordered = (...entries: [number, number][]) => new Map(entries);

test("the party is proposed one menu for each eating guest: adults' menus, children's menus, none for infants", () => {
  expect([...proposeMenus(party(2, 1, 1), offer())]).toEqual([
    [1, 2],
    [3, 1],
  ]);
});

test("a child is proposed an adult's menu when there is no children's menu", () => {
  expect([...proposeMenus(party(2, 1), offer({ menus: menus.slice(0, 2) }))]).toEqual([[1, 3]]);
});

test("the party is proposed the menu at the promotion's price, because a side dish is not a meal", () => {
  const withSide = [menu(9, 12_000), ...menus];
  const price = { adult: 65_000, child: 33_000 };
  expect([...proposeMenus(party(2), offer({ menus: withSide, price }))]).toEqual([[1, 2]]);
});

test("a menu that is sold out is not proposed, even at the promotion's price", () => {
  const soldOut = [menu(1, 65_000, { soldOut: true }), menu(2, 98_000)];
  const price = { adult: 65_000 };
  expect([...proposeMenus(party(2), offer({ menus: soldOut, price }))]).toEqual([[2, 2]]);
});

test.each([
  ["menus are shared", offer({ menuPerPerson: false }), {}],
  ["it is unknown whether menus are shared", offer({ menuPerPerson: undefined }), {}],
  ["the menu's maximum quantity is too small", offer({ menus: [menu(1, 65_000, { maxQuantity: 1 })] }), {}],
  [
    "earlier orders leave too few per guest",
    offer({ menus: [menu(1, 65_000, { maxPerPerson: 3 })] }),
    { 1: 2 },
  ],
  ["everything is sold out", offer({ menus: [menu(1, 65_000, { soldOut: true })] }), {}],
])("the party is proposed no menu when %s", (_, given, before) => {
  expect(proposeMenus(party(2), given, before).size).toBe(0);
});

test.each([
  [party(4), ordered([3, 1]), { kind: "tooFew", guests: 4, menus: 1, isRefused: true }],
  [party(2, 1), ordered([1, 2]), { kind: "tooFew", guests: 3, menus: 2, isRefused: true }],
  [party(2), ordered([1, 1], [3, 1]), { kind: "childrens", guests: 2, menus: 1, isRefused: true }],
  [party(2, 1), ordered([1, 2], [3, 1]), undefined],
  [party(2, 1), ordered([1, 3]), undefined],
  [party(2, 0, 2), ordered([1, 2]), undefined],
  [party(2), ordered([1, 2], [2, 1]), { kind: "tooMany", guests: 2, menus: 3, isRefused: false }],
  [party(2, 1), ordered([1, 3], [3, 1]), { kind: "tooMany", guests: 3, menus: 4, isRefused: false }],
  [party(2), ordered(), undefined],
])("a party of %j that orders %j", (guests, quantities, mismatch) => {
  expect(partyMismatch(guests, quantities, offer())).toEqual(mismatch);
});

test("a mismatch is not refused when a menu for each guest is not required", () => {
  const confirmable = partyMismatch(party(4), ordered([3, 1]), offer({ menuPerPerson: undefined }));
  expect(confirmable).toEqual({ kind: "tooFew", guests: 4, menus: 1, isRefused: false });
});

test("fewer menus than guests are not remarked on when menus are shared or ordering ahead is optional", () => {
  expect(partyMismatch(party(4), ordered([1, 1]), offer({ menuPerPerson: false }))).toBeUndefined();
  const free = offer({ menuPerPerson: undefined, requiresMenu: false });
  expect(partyMismatch(party(4), ordered([1, 1]), free)).toBeUndefined();
});

describe("deposits and what is ordered beside a meal", () => {
  const deposit = menu(8, 50_000, { kind: "deposit", minQuantity: 1 });
  const wine = menu(9, 120_000, { kind: "extra" });
  const withBoth = offer({ menus: [...menus, deposit, wine] });

  test("are nobody's meal", () => {
    expect(partyMismatch(party(2), ordered([1, 2], [8, 1], [9, 2]), withBoth)).toBeUndefined();
    expect(partyMismatch(party(2), ordered([8, 1], [9, 1]), withBoth)).toMatchObject({
      menus: 0,
      isRefused: true,
    });
    expect(partyMismatch(party(2), ordered([8, 1]), offer({ menus: [deposit] }))).toBeUndefined();
  });

  test("a deposit alone does not pass for a meal where there are dishes to order (R6.5)", () => {
    const unknown = offer({ menus: withBoth.menus, menuPerPerson: undefined });
    const shared = offer({ menus: withBoth.menus, menuPerPerson: false });
    for (const each of [unknown, shared])
      expect(partyMismatch(party(2), ordered([8, 1]), each)).toEqual({
        kind: "tooFew",
        guests: 2,
        menus: 0,
        isRefused: false,
      });
    expect(partyMismatch(party(2), ordered([8, 1], [9, 1]), shared)).toBeUndefined();
    expect(partyMismatch(party(2), ordered([8, 1]), offer({ menus: [deposit] }))).toBeUndefined();
  });

  test("a deposit is proposed at its minimum, even where meals are shared, and an extra never", () => {
    expect([...proposeMenus(party(2), withBoth)]).toEqual([
      [1, 2],
      [8, 1],
    ]);
    expect([...proposeMenus(party(2), offer({ menus: withBoth.menus, menuPerPerson: false }))]).toEqual([
      [8, 1],
    ]);
    const cheap = offer({ menus: [menu(7, 1_000, { kind: "extra" }), ...menus] });
    expect([...proposeMenus(party(2), cheap)]).toEqual([[1, 2]]);
  });

  test("stay when an order of too many meals is corrected", () => {
    expect(withoutSurplus(party(2), ordered([1, 2], [2, 1], [8, 1], [9, 1]), withBoth)).toEqual(
      ordered([1, 1], [2, 1], [8, 1], [9, 1]),
    );
  });
});

test.each([
  [party(2), ordered([1, 2], [2, 1]), ordered([1, 1], [2, 1])],
  [party(2), ordered([1, 2], [2, 2]), ordered([2, 2])],
  [party(2, 1), ordered([1, 2], [2, 1], [3, 1]), ordered([1, 2], [2, 1])],
  [party(2), ordered([1, 2], [3, 1]), ordered([1, 2])],
])("a party of %j with %j is corrected to one meal each", (guests, quantities, corrected) => {
  expect(withoutSurplus(guests, quantities, offer())).toEqual(corrected);
});

test("an order of too many meals is not corrected where minimum quantities forbid it", () => {
  const pairs = [menu(1, 65_000, { minQuantity: 2 }), menu(2, 98_000, { minQuantity: 2 })];
  expect(withoutSurplus(party(3), ordered([1, 2], [2, 2]), { menus: pairs })).toBeUndefined();
});
