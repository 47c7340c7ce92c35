import { dayAfter, weekendFrom } from "@/lib/base/calendar-days";
import { type PartOfDay, partsOfDay } from "@/lib/offer/part-of-day";
import { type Arrangement, asFound } from "@/widgets/finder/arrange-offers";

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
  fields: FormData,
  { places, mustChoose }: { places: readonly FinderPlace[]; mustChoose: boolean },
  today: string,
): TableSearch | { problem: FinderProblem } {
  const place = places.find(({ id }) => String(id) === fields.get("hotel"));
  if (place === undefined && mustChoose) return { problem: "chooseHotel" };
  const date = String(fields.get("date"));
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
