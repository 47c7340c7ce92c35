import type { Reservation } from "@/lib/booking/schema";
import type { Promotion } from "@/lib/offer/schema";

export type PartySize = { adults: number; children: number; infants: number };

/** The fewest of each: no party comes without an adult (R6.2). */
export const smallestParty: PartySize = { adults: 1, children: 0, infants: 0 };

/** Returns the number of seats needed; infants count too. */
export function partyTotal({ adults, children, infants }: PartySize): number {
  return adults + children + infants;
}

/** Returns how many guests a party of so many may still add; zero for one that is as large as the promotion allows. */
export function guestsToAdd(total: number, maxPax: number): number {
  return Math.max(0, maxPax - total);
}

/** Returns the number of people at a reserved table, infants included. */
export function partySize({ adult, child, infant }: Pick<Reservation, "adult" | "child" | "infant">): number {
  return partyTotal({ adults: adult, children: child, infants: infant });
}

/** Returns how many of a party eat: infants do not. */
export function eatingGuests({ adults, children }: PartySize): number {
  return adults + children;
}

/** Returns the key and the values of the sentence that says how many guests may reserve. */
export function partyBounds({ minPax, maxPax }: Pick<Promotion, "minPax" | "maxPax">) {
  const key = minPax === maxPax ? "partyExactly" : "partyBounds";
  return [key, { min: minPax, max: maxPax }] as const;
}
