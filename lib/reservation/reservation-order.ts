import { sortedBy } from "@/lib/http/tolerant";
import type { Reservation } from "@/lib/reservation/schema";

/**
 * Returns reservations in the order of their tables: those ahead soonest first, those past latest first. The back end
 * promises none.
 */
export function sortReservations<Row extends Pick<Reservation, "date" | "time" | "reservationId">>(
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
  return tab === "current" ? soonestFirst : soonestFirst.reverse();
}
