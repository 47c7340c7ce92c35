import type { Locale } from "@/lib/i18n/locales";

/*
 * Days are written from their parts by names of our own: browsers and servers carry different editions of the calendar's
 * data, which disagree about commas, "Sept" and the hour at midnight, and the server's words must be the browser's.
 */

const weekdays = {
  ko: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const SHORT = { ko: 1, en: 3 } as const;

type Parts = { year: number; month: number; date: number; weekday: number };

/** The parts of a day named `YYYY-MM-DD`, whatever the device's zone; `weekday` is 0 for Sunday. */
function partsOf(day: string): Parts {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return { year, month, date, weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay() };
}

const monthName = ({ month }: Parts, length = Number.POSITIVE_INFINITY) =>
  (months[month - 1] ?? "").slice(0, length);
const weekdayName = ({ weekday }: Parts, locale: Locale, length = Number.POSITIVE_INFINITY) =>
  (weekdays[locale][weekday] ?? "").slice(0, length);

/** A day with its weekday and year: `Thu 24 Dec 2026` or `2026년 12월 24일 (목)`. */
export function formatDay(day: string, locale: Locale): string {
  const parts = partsOf(day);
  return locale === "ko"
    ? `${parts.year}년 ${formatShortDay(day, locale)}`
    : `${formatShortDay(day, locale)} ${parts.year}`;
}

/** A day of long ago, of which nobody asks the weekday: `24 Dec 2026` or `2026년 12월 24일`. */
export function formatDate(day: string, locale: Locale): string {
  const parts = partsOf(day);
  return locale === "ko"
    ? `${parts.year}년 ${monthAndDate(parts, locale)}`
    : `${monthAndDate(parts, locale)} ${parts.year}`;
}

/** `Thu 24 Dec` or `12월 24일 (목)`. */
export function formatShortDay(day: string, locale: Locale): string {
  const parts = partsOf(day);
  const weekday = weekdayName(parts, locale, SHORT[locale]);
  return locale === "ko"
    ? `${monthAndDate(parts, locale)} (${weekday})`
    : `${weekday} ${monthAndDate(parts, locale)}`;
}

/** The short form in the year that it is (`thisYear`, `YYYY`), else with its year. */
export function formatNearDay(day: string, locale: Locale, thisYear: string): string {
  return day.startsWith(thisYear) ? formatShortDay(day, locale) : formatDay(day, locale);
}

/** `24 Dec` or `12월 24일`. */
export function formatMonthDay(day: string, locale: Locale): string {
  return monthAndDate(partsOf(day), locale);
}

/** `Thursday 24 December` or `12월 24일 목요일`. */
export function formatWeekday(day: string, locale: Locale): string {
  const parts = partsOf(day);
  return locale === "ko"
    ? `${monthAndDate(parts, locale)} ${weekdayName(parts, locale)}`
    : `${weekdayName(parts, locale)} ${parts.date} ${monthName(parts)}`;
}

/** The day of the week alone: `Thursday` or `목요일`. */
export function weekdayOfDay(day: string, locale: Locale): string {
  return weekdayName(partsOf(day), locale);
}

/** A month (`YYYY-MM`): `December 2026` or `2026년 12월`. */
export function formatMonth(month: string, locale: Locale): string {
  const parts = partsOf(`${month}-01`);
  return locale === "ko" ? `${parts.year}년 ${parts.month}월` : `${monthName(parts)} ${parts.year}`;
}

/** From a day to another without saying twice what is the same: `1–24 Dec 2026` or `2026년 12월 1일~24일`. */
export function formatPeriod(start: string, end: string, locale: Locale): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (start === end) return formatDate(end, locale);
  const isSameYear = from.year === to.year;
  const isSameMonth = isSameYear && from.month === to.month;
  if (locale === "ko") {
    const until = isSameMonth
      ? `${to.date}일`
      : isSameYear
        ? monthAndDate(to, locale)
        : formatDate(end, locale);
    return `${formatDate(start, locale)}~${until}`;
  }
  const since = isSameMonth ? from.date : isSameYear ? monthAndDate(from, locale) : formatDate(start, locale);
  return isSameMonth ? `${since}–${formatDate(end, locale)}` : `${since} – ${formatDate(end, locale)}`;
}

/** The names of the week's days from Sunday on, long for those who hear them and short for those who see them. */
export function weekdayNames(locale: Locale): { long: string; short: string }[] {
  return weekdays[locale].map((long) => ({ long, short: long.slice(0, locale === "ko" ? 1 : 2) }));
}

function monthAndDate(parts: Parts, locale: Locale): string {
  return locale === "ko" ? `${parts.month}월 ${parts.date}일` : `${parts.date} ${monthName(parts, SHORT.en)}`;
}
