import type { TableOffer } from "@/lib/offer/free-tables";

/** The highest prices of a meal that can be chosen, in won. */
export const priceSteps: readonly number[] = [50_000, 100_000, 150_000, 200_000];

/** How the guest wants to see what was found. */
export type Arrangement = {
  /** Code of a cuisine; undefined for all. */
  cuisine: string | undefined;
  /** The highest price of a meal, in won; undefined for any. */
  maxPrice: number | undefined;
  order: "time" | "price";
};

export const asFound: Arrangement = { cuisine: undefined, maxPrice: undefined, order: "time" };

/**
 * Returns the offers that fit, the one with the earliest time or the lowest price first. An offer without a price fits
 * no highest price, and comes last by price.
 */
export function arrangeOffers(
  offers: readonly TableOffer[],
  { cuisine, maxPrice, order }: Arrangement,
): TableOffer[] {
  const priceOf = ({ promotion }: TableOffer) => promotion.price?.adult ?? Number.POSITIVE_INFINITY;
  const firstOf = ({ times }: TableOffer) => times[0]?.time ?? "";
  return offers
    .filter(({ promotion }) => cuisine === undefined || promotion.cuisine === cuisine)
    .filter((offer) => maxPrice === undefined || priceOf(offer) <= maxPrice)
    .sort((one, other) => {
      const byTime = firstOf(one).localeCompare(firstOf(other));
      const [first, second] = [priceOf(one), priceOf(other)];
      return order === "time" || first === second ? byTime : first < second ? -1 : 1;
    });
}

/** Returns the cuisines among the offers, each once. */
export function cuisinesAmong(offers: readonly TableOffer[]): string[] {
  return [...new Set(offers.flatMap(({ promotion }) => promotion.cuisine ?? []))].sort();
}
