import { displayGroup, isAhead } from "@/lib/booking/booking-status";
import type { Reservation } from "@/lib/booking/schema";
import { sortedBy } from "@/lib/http/tolerant";

/**
 * Returns the reservations in which every word of a search occurs: in the names of the offer and the outlet, in the
 * number, or in the day as it is written for the guest. Upper and lower case are the same.
 */
export function findReservations<
  Row extends Pick<Reservation, "promotionName" | "outlet" | "reservationId" | "date">,
>(rows: readonly Row[], search: string, writeDay: (day: string) => string): readonly Row[] {
  const words = search.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ promotionName, outlet, reservationId, date }) => {
    const text = [promotionName, outlet?.name ?? "", reservationId, date, writeDay(date)]
      .join(" ")
      .normalize("NFC")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * Returns reservations in the order of their tables: those ahead soonest first, those past latest first, with
 * cancelled tables and those nobody came to behind the visited ones. The back end promises no order.
 */
export function sortReservations<Row extends Pick<Reservation, "date" | "time" | "reservationId" | "status">>(
  rows: readonly Row[],
  tab: "current" | "past",
): Row[] {
  const soonestFirst = sortedBy(
    rows,
    ({ date, time }) => `${date} ${time}`,
    // Of two for the same table the one made later has the higher number.
    ({ reservationId }) => reservationId.length,
    ({ reservationId }) => reservationId,
  );
  if (tab === "current") return soonestFirst;
  const latestFirst = soonestFirst.reverse();
  return [...latestFirst.filter(isVisited), ...latestFirst.filter((row) => !isVisited(row))];
}

/** Returns whether guests came to a past table, as opposed to one that was cancelled or that nobody came to. */
export function isVisited({ status }: Pick<Reservation, "status">): boolean {
  const group = displayGroup(status);
  return group !== "cancelled" && group !== "noshow";
}

/** Returns the next table of a list that is sorted soonest first; undefined where none is ahead. */
export function findNextTable<Row extends Parameters<typeof isAhead>[0]>(
  rows: readonly Row[],
  now: Date,
): Row | undefined {
  return rows.find((row) => isAhead(row, now));
}
