import { type PartOfDay, partsOfDay } from "@/lib/promotion/part-of-day";
import { dayAfter, weekendFrom } from "@/lib/time/calendar-days";

/** A hotel or outlet that can be chosen, or all of them. */
export type Place = { id: number; name: string };

/** What a guest looks for. Days are the venues'. */
export type Wanted = {
  /** Undefined for any. */
  place: Place | undefined;
  days: readonly string[];
  part: PartOfDay | undefined;
  adults: number;
};

export type DayChoice = "today" | "tomorrow" | "weekend" | "other";

/** Why a search cannot begin. */
export type FinderProblem = "chooseHotel" | "chooseDay" | "pastDay";

/** Reads the fields of a finder's form; `today` is the venues'. */
export function readWanted(
  fields: FormData,
  { places, mustChoose }: { places: readonly Place[]; mustChoose: boolean },
  today: string,
): Wanted | { problem: FinderProblem } {
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
  };
}

/** The days from which the form offers to choose, in its order. */
export const dayChoices: readonly DayChoice[] = ["today", "tomorrow", "weekend", "other"];

function isDayChoice(text: string): text is DayChoice {
  return dayChoices.some((choice) => choice === text);
}
