import { sortReservations } from "@/lib/reservation/reservation-order";

const table = (reservationId: string, date: string, time: string) => ({ reservationId, date, time });
const first = table("AH_99", "2026-12-10", "12:30");
const second = table("AH_7", "2026-12-10", "18:30");
const later = table("AH_100", "2026-12-10", "18:30");
const last = table("AH_1", "2026-12-31", "11:00");

test("tables ahead are listed soonest first and past ones latest first, in whatever order they come (R8.1)", () => {
  for (const rows of [
    [last, later, second, first],
    [second, last, first, later],
    [first, second, later, last],
  ]) {
    expect(sortReservations(rows, "current")).toEqual([first, second, later, last]);
    expect(sortReservations(rows, "past")).toEqual([last, later, second, first]);
  }
});
