import type { BookingStatus } from "@/lib/booking/schema";
import { findNextTable, sortReservations } from "@/lib/booking/sort-reservations";

const table = (reservationId: string, date: string, time: string, status: BookingStatus = "confirmed") => ({
  reservationId,
  date,
  time,
  status,
});
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

test("cancelled tables and those nobody came to stand behind the visited ones, however late they were (R8.1)", () => {
  const visited = table("AH_2", "2026-10-01", "18:30", "turned_over");
  const earlier = table("AH_3", "2026-09-01", "18:30", "paid");
  const cancelled = table("AH_4", "2026-11-01", "18:30", "cancelled");
  const missed = table("AH_5", "2026-10-20", "18:30", "noshow");
  expect(sortReservations([cancelled, earlier, missed, visited], "past")).toEqual([
    visited,
    earlier,
    cancelled,
    missed,
  ]);
});

test("the next table is the first that is still ahead (R8.1)", () => {
  const rows = sortReservations([last, first, second], "current");
  expect(findNextTable(rows, new Date("2026-12-10T12:00:00+09:00"))).toBe(first);
  expect(findNextTable(rows, new Date("2026-12-10T13:00:00+09:00"))).toBe(second);
  expect(findNextTable(rows, new Date("2027-01-01T00:00:00+09:00"))).toBeUndefined();
});
