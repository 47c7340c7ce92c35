import type { Reservation } from "@/lib/booking/schema";

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
