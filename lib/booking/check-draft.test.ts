import { type Bookable, checkDraft, type DraftNotice } from "@/lib/booking/check-draft";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import { promotionSchema } from "@/lib/offer/schema";

const promotion = promotionSchema.parse({
  id: 1,
  resourceId: 2,
  name: "Dinner",
  minPax: 2,
  maxPax: 4,
  menus: [
    { id: 7, name: "Course", unitPrice: 65_000, maxQuantity: 3 },
    { id: 8, name: "Wine", unitPrice: 20_000, soldOut: true },
    { id: 9, name: "Cake", unitPrice: 30_000, maxPerPerson: 2 },
    { id: 10, name: "Box", unitPrice: 40_000, minQuantity: 2, maxPerPerson: 3 },
  ],
});
const party = { adults: 2, children: 0, infants: 0 };
const day = "2026-05-12";
const known: Bookable = {
  promotion,
  today: "2026-05-05",
  range: { start: "2026-05-10", end: "2026-05-20" },
  month: [
    { date: day, status: "few" },
    { date: "2026-05-13", status: "full" },
  ],
  times: [
    { time: "18:00", status: "open" },
    { time: "19:00", status: "full" },
  ],
  isDayLoading: false,
  ordered: {},
  defaultParty: { adults: 3, children: 0, infants: 0 },
};
const whole = { party, date: day, time: "18:00", quantities: new Map([[7, 2]]), change: undefined };
const gone = { date: undefined, time: undefined };

/** What happens, the draft, what can be booked, what changes of the draft, and the notices. */
type Case = [string, Partial<ReservationDraft>, Partial<Bookable>, Partial<ReservationDraft>, DraftNotice[]];

const cases: Case[] = [
  ["everything fits", {}, {}, {}, []],
  [
    "nothing is chosen: it gets the default party",
    { party: undefined, ...gone, quantities: new Map() },
    {},
    { party: known.defaultParty },
    [],
  ],
  ["the party is too large", { party: { ...party, adults: 5 } }, {}, { party }, [{ key: "party" }]],
  [
    "the party is too small, which the guest is told in the form",
    { party: { ...party, adults: 1 } },
    {},
    {},
    [],
  ],
  [
    "the party is too large: its day is not checked by the answers for that party",
    { party: { ...party, adults: 5 }, date: "2026-05-13" },
    {},
    { party },
    [{ key: "party" }],
  ],
  ["the day is past", { date: "2026-05-04" }, {}, gone, [{ key: "past", day: "2026-05-04" }]],
  ["the day is early", { date: "2026-05-09" }, {}, gone, [{ key: "early", day: "2026-05-09" }]],
  ["the outlet is closed", { date: "2026-05-21" }, {}, gone, [{ key: "closed", day: "2026-05-21" }]],
  ["the day is full", { date: "2026-05-13" }, {}, gone, [{ key: "full", day: "2026-05-13" }]],
  [
    "the day is full and its times arrived first",
    { date: "2026-05-13" },
    { times: [] },
    gone,
    [{ key: "full", day: "2026-05-13" }],
  ],
  ["the days are unknown", { date: "2026-05-13" }, { month: undefined, isDayLoading: true }, {}, []],
  [
    "the calendar failed, and the time is not offered",
    { time: "20:00" },
    { month: undefined },
    { time: undefined },
    [{ key: "noSuchTime", time: "20:00" }],
  ],
  ["there is a time without a day", { date: undefined }, {}, { time: undefined }, [{ key: "time" }]],
  ["the time is full", { time: "19:00" }, {}, { time: undefined }, [{ key: "fullTime", time: "19:00" }]],
  ["the times are unknown", { time: "20:00" }, { times: undefined }, {}, []],
  [
    "the time is checked only once the day is",
    { time: "20:00" },
    { isDayLoading: true, month: undefined },
    {},
    [],
  ],
  [
    "a menu is gone, one is sold out and one is too many",
    {
      quantities: new Map([
        [1, 1],
        [8, 1],
        [7, 4],
      ]),
    },
    {},
    { quantities: new Map([[7, 3]]) },
    [{ key: "menu" }, { key: "soldOut", menu: "Wine" }, { key: "quantity", menu: "Course", n: 3 }],
  ],
  [
    "earlier orders leave nothing of a menu",
    { quantities: new Map([[9, 1]]) },
    { ordered: { 9: 2 } },
    { quantities: new Map() },
    [{ key: "noMore", menu: "Cake" }],
  ],
  [
    "earlier orders leave less than the least quantity of a menu",
    { quantities: new Map([[10, 2]]) },
    { ordered: { 10: 2 } },
    { quantities: new Map() },
    [{ key: "noMore", menu: "Box" }],
  ],
];

test.each(cases)(
  "of a draft, when %s, what does not fit is removed (R6.7)",
  (_name, draft, facts, changes, notices) => {
    const given: ReservationDraft = { ...whole, ...draft };
    const checked = checkDraft(given, { ...known, ...facts });
    expect(checked).toEqual({ draft: { ...given, ...changes }, notices });
    expect(checked.draft === given).toBe(Object.keys(changes).length === 0);
  },
);

test("a checked draft fits: a second check changes nothing", () => {
  for (const [, draft, facts] of cases) {
    const bookable = { ...known, ...facts };
    const checked = checkDraft({ ...whole, ...draft }, bookable).draft;
    const again = checkDraft(checked, bookable);
    // Of a party that was removed, the day is checked by what is known for the next.
    expect(again.notices.filter(({ key }) => key !== "full")).toEqual([]);
    if (again.notices.length === 0) expect(again.draft).toBe(checked);
  }
});
