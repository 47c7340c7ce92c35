import { dayAfter, weekendFrom } from "@/lib/base/calendar-days";
import type { TableOffer } from "@/lib/offer/free-tables";
import { type PartOfDay, partsOfDay } from "@/lib/offer/part-of-day";

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

/** The largest party that a search may be for. */
export const MAX_PARTY_SIZE = 12;

/** A hotel or outlet that can be chosen. */
export type FinderPlace = { id: number; name: string };

/** A guest's search, and how they want to see what it finds. Days are the venues'. */
export type TableSearch = {
  /** Undefined for all places. */
  place: FinderPlace | undefined;
  days: readonly string[];
  part: PartOfDay | undefined;
  adults: number;
  arrangement: Arrangement;
};

export type DayChoice = "today" | "tomorrow" | "weekend" | "other";

/** The reason why a search cannot start. */
export type FinderProblem = "chooseHotel" | "chooseDay" | "pastDay";

/** Reads the fields of a finder's form; `today` is the venues' day. */
export function readTableSearch(
  fields: Pick<FormData, "get">,
  { places, mustChoose }: { places: readonly FinderPlace[]; mustChoose: boolean },
  today: string,
): TableSearch | { problem: FinderProblem } {
  const place = places.find(({ id }) => String(id) === fields.get("hotel"));
  if (place === undefined && mustChoose) return { problem: "chooseHotel" };
  const date = String(fields.get("date") ?? "");
  const days: Record<DayChoice, readonly string[]> = {
    today: [today],
    tomorrow: [dayAfter(today)],
    weekend: weekendFrom(today),
    other: [date],
  };
  const chosen = String(fields.get("day"));
  if (chosen === "other" && date === "") return { problem: "chooseDay" };
  if (chosen === "other" && date < today) return { problem: "pastDay" };
  return {
    place,
    days: isDayChoice(chosen) ? days[chosen] : days.today,
    part: partsOfDay.find((part) => part === fields.get("part")),
    adults: Number(fields.get("party")),
    arrangement: asFound,
  };
}

/** The days that the form offers, in its order. */
export const dayChoices: readonly DayChoice[] = ["today", "tomorrow", "weekend", "other"];

function isDayChoice(text: string): text is DayChoice {
  return dayChoices.some((choice) => choice === text);
}
