import { addDays } from "#shared/seoul-date.ts";

/** Holidays of the solar calendar, as `MM-DD`. */
const SOLAR_HOLIDAYS = new Set(["01-01", "03-01", "05-05", "06-06", "08-15", "10-03", "10-09", "12-25"]);

/** Holidays of the Korean lunar calendar, as `month-day`; Seollal and Chuseok include the day before and after. */
const LUNAR_HOLIDAYS = new Set(["4-8"]);
const LUNAR_THREE_DAY_HOLIDAYS = new Set(["1-1", "8-15"]);

const lunarDay = new Intl.DateTimeFormat("en-u-ca-dangi", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

/** Returns Korea's public holidays from one date to another, inclusive, as `YYYY-MM-DD`, without substitute days. */
export function publicHolidays(from: string, to: string): string[] {
  const holidays: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (isPublicHoliday(date)) holidays.push(date);
  }
  return holidays;
}

function isPublicHoliday(date: string): boolean {
  return (
    SOLAR_HOLIDAYS.has(date.slice(5)) ||
    LUNAR_HOLIDAYS.has(toLunarDay(date)) ||
    [-1, 0, 1].some((days) => LUNAR_THREE_DAY_HOLIDAYS.has(toLunarDay(addDays(date, days))))
  );
}

/** The lunar days that were asked for: each date is asked for by every offer whose hours depend on it. */
const lunarDays = new Map<string, string>();

/** Returns `month-day` in the lunar calendar; a leap month is marked as such and so matches no holiday. */
function toLunarDay(date: string): string {
  const known = lunarDays.get(date);
  if (known !== undefined) return known;
  const parts = lunarDay.formatToParts(new Date(`${date}T00:00:00Z`));
  const partOf = (type: "month" | "day") => parts.find((part) => part.type === type)?.value;
  const day = `${partOf("month")}-${partOf("day")}`;
  lunarDays.set(date, day);
  return day;
}
