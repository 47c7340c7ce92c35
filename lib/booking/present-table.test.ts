import { isSameTable } from "@/lib/booking/present-table";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";

const present = {
  promotionId: 7,
  date: "2026-12-24",
  time: "19:00",
  adult: 2,
  child: 1,
  infant: 0,
  items: [{ menuId: 70, name: "Course", quantity: 3, unitPrice: 1, totalPrice: 3 }],
} as never;
const draft: ReservationDraft = {
  party: { adults: 2, children: 1, infants: 0 },
  date: "2026-12-24",
  time: "19:00",
  quantities: new Map([[70, 3]]),
  change: "AH_1",
};

test.each<[string, Partial<ReservationDraft>, boolean]>([
  ["nothing", {}, true],
  [
    "a menu that was taken out again",
    {
      quantities: new Map([
        [70, 3],
        [71, 0],
      ]),
    },
    true,
  ],
  ["the day", { date: "2026-12-25" }, false],
  ["the time", { time: "19:30" }, false],
  ["the party", { party: { adults: 3, children: 0, infants: 0 } }, false],
  ["the order", { quantities: new Map([[70, 2]]) }, false],
  ["an order of nothing", { quantities: new Map() }, false],
])("changing %s: the same reservation again is %j (R8.2)", (_, change, isSame) => {
  expect(isSameTable({ ...draft, ...change }, 7, present)).toBe(isSame);
});

test("the same table of another offer is another reservation (R8.2)", () => {
  expect(isSameTable(draft, 8, present)).toBe(false);
});
