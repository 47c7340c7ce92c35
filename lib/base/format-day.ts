import type { DayParts } from "@/lib/i18n/locale-data";
import { type Locale, localeData } from "@/lib/i18n/locales";

/** Returns the parts of a day (`YYYY-MM-DD`), independent of the device's time zone. */
function partsOf(day: string): DayParts {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date, weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay() };
}

/** Formats a day (`YYYY-MM-DD`) with its weekday and year: `Thu 24 Dec 2026` or `2026년 12월 24일 (목)`. */
export function formatDay(day: string, locale: Locale): string {
  return localeData[locale].days.full(partsOf(day));
}

/** Formats a day without its weekday, for days long past: `24 Dec 2026` or `2026년 12월 24일`. */
export function formatDate(day: string, locale: Locale): string {
  return localeData[locale].days.date(partsOf(day));
}

/** Formats a day without its year: `Thu 24 Dec` or `12월 24일 (목)`. */
export function formatShortDay(day: string, locale: Locale): string {
  return localeData[locale].days.short(partsOf(day));
}

/** Formats a day with its weekday, and with its year where that is not `thisYear` (`YYYY`). */
export function formatNearDay(day: string, locale: Locale, thisYear: string): string {
  return day.startsWith(thisYear) ? formatShortDay(day, locale) : formatDay(day, locale);
}

/** Formats a day without its weekday, `24 Dec` or `12월 24일`, with its year where that is not `thisYear` (`YYYY`). */
export function formatNearDate(day: string, locale: Locale, thisYear: string): string {
  return day.startsWith(thisYear) ? localeData[locale].days.monthDay(partsOf(day)) : formatDate(day, locale);
}

/** Formats a day as a heading: `Thursday 24 December` or `12월 24일 목요일`. */
export function formatWeekday(day: string, locale: Locale): string {
  return localeData[locale].days.heading(partsOf(day));
}

/** Returns the name of a day's weekday: `Thursday` or `목요일`. */
export function weekdayOfDay(day: string, locale: Locale): string {
  return weekdayNames(locale)[partsOf(day).weekday]?.long ?? "";
}

/** Formats a month (`YYYY-MM`): `December 2026` or `2026년 12월`. */
export function formatMonth(month: string, locale: Locale): string {
  return localeData[locale].days.month(partsOf(`${month}-01`));
}

/** Formats the month of a day (`YYYY-MM-DD`) as a mark in a calendar: `Dec` or `12월`. */
export function formatMonthName(day: string, locale: Locale): string {
  return localeData[locale].days.monthName(partsOf(day));
}

/** Formats a period without repeating what both days share: `1–24 Dec 2026` or `2026년 12월 1일~24일`. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  if (start === end) return formatDate(end, locale);
  return localeData[locale].days.period(partsOf(start), partsOf(end));
}

/** Returns the weekday names from Sunday on: `long` for screen readers, `short` for display. */
export function weekdayNames(locale: Locale): readonly { long: string; short: string }[] {
  return localeData[locale].days.weekdays;
}
