/** The parts of the day by which guests search. */
export const partsOfDay = ["lunch", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** The time (`HH:mm`, venue time) at which each part ends, exclusive. */
const ends: Readonly<Record<PartOfDay, string>> = { lunch: "15:00", afternoon: "17:00", evening: "24:00" };

/** Times before this (`HH:mm`) belong to the previous evening, such as a bar's last tables. */
const NIGHT_ENDS = "05:00";

/** Returns the part of the day that a time (`HH:mm`) belongs to. */
export function partOfDay(time: string): PartOfDay {
  if (time < NIGHT_ENDS) return "evening";
  return partsOfDay.find((part) => time < ends[part]) ?? "evening";
}

/** Arranges times (`HH:mm`, venue time) by their part of the day, in the order of the day; a part without any is left out. */
export function byPartOfDay<Slot extends { time: string }>(
  times: readonly Slot[],
): { part: PartOfDay; times: Slot[] }[] {
  return partsOfDay
    .map((part) => ({ part, times: times.filter(({ time }) => partOfDay(time) === part) }))
    .filter((group) => group.times.length > 0);
}
