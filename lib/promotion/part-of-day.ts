/** When a guest would like to eat, roughly; nobody searches by the minute. */
export const partsOfDay = ["lunch", "afternoon", "evening"] as const;

export type PartOfDay = (typeof partsOfDay)[number];

/** The first hour (`HH:mm`, venue time) that is no more of the part. */
const ends: Readonly<Record<PartOfDay, string>> = { lunch: "15:00", afternoon: "17:00", evening: "24:00" };

/** A bar's last tables are part of its evening. */
const NIGHT_ENDS = "05:00";

/** The part of the day that a time (`HH:mm`) belongs to. */
export function partOfDay(time: string): PartOfDay {
  if (time < NIGHT_ENDS) return "evening";
  return partsOfDay.find((part) => time < ends[part]) ?? "evening";
}
