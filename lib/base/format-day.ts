import { serverNow } from "@/lib/base/server-clock";
import {
  deviceClockParts,
  formatVenueTime,
  isDeviceClock,
  VENUE_TIME_ZONE,
  venueDay,
} from "@/lib/base/venue-time";
import type { DayParts } from "@/lib/i18n/locale-data";
import { type Locale, localeData } from "@/lib/i18n/locales";

/**
 * Formats an instant in venue time: `Mon 21 Dec, 18:00` or `12월 21일 (월) 18:00`, with its year where that differs from
 * the year of `now`.
 */
export function formatVenueDateTime(
  instant: Date,
  locale: Locale,
  zone: string = VENUE_TIME_ZONE,
  now: Date = serverNow(),
): string {
  const day = formatNearDay(venueDay(instant, zone), locale, venueDay(now, zone).slice(0, 4));
  return `${day}${localeData[locale].days.beforeHour}${formatVenueTime(instant, zone)}`;
}

/** Formats a day and an hour (`HH:mm`) that a guest chose, in the form of `formatVenueDateTime`. */
export function dayAndTime(day: string, time: string, locale: Locale): string {
  return `${formatShortDay(day, locale)}${localeData[locale].days.beforeHour}${time}`;
}

/** Formats an instant in this device's time, with its day where that differs; undefined where the clocks agree. */
export function formatDeviceTime(
  instant: Date,
  locale: Locale,
  zone: string = VENUE_TIME_ZONE,
): string | undefined {
  if (isDeviceClock(zone, instant)) return undefined;
  const { year, month, day, hour, minute } = deviceClockParts(instant);
  const deviceDay = `${year}-${month}-${day}`;
  const time = `${hour}:${minute}`;
  return deviceDay === venueDay(instant, zone) ? time : dayAndTime(deviceDay, time, locale);
}

/** Returns the name of a zone: `Seoul time`, `Central European Time`, `서울 시간`, `중부유럽 시간`. */
export function formatTimeZone(zone: string, locale: Locale): string {
  const { tag, days } = localeData[locale];
  if (zone === VENUE_TIME_ZONE) return days.seoulTime;
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/**
 * Returns the name of the venue's zone for a guest whose device shows a different time at that instant; undefined where
 * the device agrees, since local guests need no zone. Browser only.
 */
export function timeZoneIfDifferent(
  zone: string,
  locale: Locale,
  instant: Date = serverNow(),
): string | undefined {
  return formatDeviceTime(instant, locale, zone) === undefined ? undefined : formatTimeZone(zone, locale);
}

/** Appends the zone's name to a formatted time where the guest's device shows a different time. */
export function withTimeZone(
  words: string,
  zone: string,
  locale: Locale,
  instant: Date = serverNow(),
): string {
  const name = timeZoneIfDifferent(zone, locale, instant);
  return name === undefined ? words : `${words} (${name})`;
}

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
