import type { DayParts } from "@/lib/i18n/locale-facts";
import { type Locale, localeFacts } from "@/lib/i18n/locales";

/** The parts of a day named `YYYY-MM-DD`, whatever the device's zone. */
function partsOf(day: string): DayParts {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date, weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay() };
}

/** A day with its weekday and year: `Thu 24 Dec 2026` or `2026년 12월 24일 (목)`. */
export function formatDay(day: string, locale: Locale): string {
  return localeFacts[locale].days.full(partsOf(day));
}

/** A day of long ago, of which nobody asks the weekday: `24 Dec 2026` or `2026년 12월 24일`. */
export function formatDate(day: string, locale: Locale): string {
  return localeFacts[locale].days.date(partsOf(day));
}

/** `Thu 24 Dec` or `12월 24일 (목)`. */
export function formatShortDay(day: string, locale: Locale): string {
  return localeFacts[locale].days.short(partsOf(day));
}

/** The short form in the year that it is (`thisYear`, `YYYY`), else with its year. */
export function formatNearDay(day: string, locale: Locale, thisYear: string): string {
  return day.startsWith(thisYear) ? formatShortDay(day, locale) : formatDay(day, locale);
}

/** `24 Dec` or `12월 24일`, with its year where that is not `thisYear` (`YYYY`). */
export function formatNearDate(day: string, locale: Locale, thisYear: string): string {
  return day.startsWith(thisYear) ? localeFacts[locale].days.monthDay(partsOf(day)) : formatDate(day, locale);
}

/** `Thursday 24 December` or `12월 24일 목요일`. */
export function formatWeekday(day: string, locale: Locale): string {
  return localeFacts[locale].days.heading(partsOf(day));
}

/** The day of the week alone: `Thursday` or `목요일`. */
export function weekdayOfDay(day: string, locale: Locale): string {
  return weekdayNames(locale)[partsOf(day).weekday]?.long ?? "";
}

/** A month (`YYYY-MM`): `December 2026` or `2026년 12월`. */
export function formatMonth(month: string, locale: Locale): string {
  return localeFacts[locale].days.month(partsOf(`${month}-01`));
}

/** From a day to another without saying twice what is the same: `1–24 Dec 2026` or `2026년 12월 1일~24일`. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(end, locale);
  return localeFacts[locale].days.period(partsOf(start), partsOf(end));
}

/** The names of the week's days from Sunday on, long for those who hear them and short for those who see them. */
export function weekdayNames(locale: Locale): readonly { long: string; short: string }[] {
  return localeFacts[locale].days.weekdays;
}
