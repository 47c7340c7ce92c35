import { formatInTimeZone } from "date-fns-tz";
import type { Locale } from "@/lib/i18n/locales";
import { VENUE_TIME_ZONE } from "@/lib/time/seoul";

// Days and months are names of days at the venue (`YYYY-MM-DD`, `YYYY-MM`), reckoned at noon so that no device's zone
// can move them.
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`);

/** The month (`YYYY-MM`) that a day lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month so many months later, or earlier for a negative number. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Every day of a month in order. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

/** The day so many days later, or earlier for a negative number. */
export function dayAfter(day: string, days = 1): string {
  return formatInTimeZone(noon(day).getTime() + days * 86_400_000, VENUE_TIME_ZONE, "yyyy-MM-dd");
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
  return Number(formatInTimeZone(noon(day), VENUE_TIME_ZONE, "i")) % 7;
}

/** `December 2026` or `2026년 12월`. */
export function formatMonth(month: string, locale: Locale): string {
  return inWords(`${month}-01`, locale, { year: "numeric", month: "long" });
}

/** `Thursday 24 December` or `12월 24일 목요일`. */
export function formatWeekday(day: string, locale: Locale): string {
  return inWords(day, locale, { weekday: "long", month: "long", day: "numeric" });
}

/** `Thu 24 Dec` or `12월 24일 (목)`. */
export function formatShortDay(day: string, locale: Locale): string {
  return inWords(day, locale, { weekday: "short", month: "short", day: "numeric" });
}

/** The names of the week's days from Sunday on, long for those who hear them and short for those who see them. */
export function weekdayNames(locale: Locale): { long: string; short: string }[] {
  // 1 November 2026 is a Sunday.
  return daysOfMonth("2026-11")
    .slice(0, 7)
    .map((day) => ({
      long: inWords(day, locale, { weekday: "long" }),
      short: inWords(day, locale, { weekday: "short" }).slice(0, locale === "ko" ? 1 : 2),
    }));
}

function inWords(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale === "ko" ? "ko-KR" : "en-GB", {
    timeZone: VENUE_TIME_ZONE,
    ...options,
  }).format(noon(day));
}
