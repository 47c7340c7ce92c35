import { parseDraft } from "@/lib/booking/reservation-draft";
import { completeDraft } from "@/lib/booking/whole-draft";

const menu = {
  id: 7,
  name: "Course",
  kind: "meal",
  unitPrice: 90_000,
  minQuantity: 0,
  maxQuantity: 4,
  maxPerPerson: 4,
  soldOut: false,
} as const;
const offer = {
  menus: [menu],
  price: undefined,
  requiresMenu: true,
  menuPerPerson: false,
  needsPayment: true,
  minPax: 1,
  maxPax: 4,
} as unknown as Parameters<typeof completeDraft>[1];
const complete = (query: string, ordered = {}) =>
  completeDraft(parseDraft(new URLSearchParams(query)).draft, offer, ordered);

const TABLE = "adults=2&date=2026-12-24&time=19:00";

test("a draft is whole once its table and its order can be sent, else it names the step that is missing (R6.2)", () => {
  expect(complete(`${TABLE}&menu=7:2`)).toMatchObject({ draft: { date: "2026-12-24", time: "19:00" } });
  for (const query of ["", "adults=2", "adults=2&date=2026-12-24", "date=2026-12-24&time=19:00&menu=7:2"])
    expect(complete(query)).toEqual({ step: "table" });
  expect(complete("adults=5&date=2026-12-24&time=19:00&menu=7:2")).toEqual({ step: "table" });
  for (const menus of ["", "&menu=7:5", "&menu=8:2"])
    expect(complete(TABLE + menus)).toEqual({ step: "menu" });
});

test("what a guest has ordered before does not send them back: it may be this very order (R6.2)", () => {
  expect(complete(`${TABLE}&menu=7:2`, { 7: 3 })).toHaveProperty("draft");
});
