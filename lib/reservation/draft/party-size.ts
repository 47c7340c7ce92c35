import type { Reservation } from "@/lib/reservation/schema";

/** Returns the number of people at the table, infants included. */
export function partySize({ adult, child, infant }: Pick<Reservation, "adult" | "child" | "infant">): number {
  return adult + child + infant;
}
