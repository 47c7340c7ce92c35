import { findReservations } from "@/lib/booking/sort-reservations";

const rows = [
  { reservationId: "AH_1", promotionName: "Winter table", outlet: { name: "Onsil" }, date: "2026-12-24" },
  {
    reservationId: "AH_22",
    promotionName: "해 질 녘의 샴페인",
    outlet: { name: "달빛 바" },
    date: "2026-11-02",
  },
];
const writeDay = (day: string) => (day === "2026-12-24" ? "Thu 24 Dec 2026" : "2026년 11월 2일");

test.each([
  ["", ["AH_1", "AH_22"]],
  ["winter", ["AH_1"]],
  ["onsil 24 dec", ["AH_1"]],
  ["달빛 11월", ["AH_22"]],
  ["달빛".normalize("NFD"), ["AH_22"]],
  ["ah_22", ["AH_22"]],
  ["nothing", []],
])("the search %j finds %j", (search, found) => {
  expect(findReservations(rows, search, writeDay).map(({ reservationId }) => reservationId)).toEqual(found);
});
