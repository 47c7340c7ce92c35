import { clockParts, deviceClockParts, isDeviceClock } from "@/lib/base/clock-parts";
import { formatNearDay, formatShortDay } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { VENUE_TIME_ZONE, venueDay } from "@/lib/base/venue-time";
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

/** Formats the hour at the venue: `18:30`. */
export function formatVenueTime(instant: Date, zone: string = VENUE_TIME_ZONE): string {
  const { hour, minute } = clockParts(instant, zone);
  return `${hour}:${minute}`;
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

const GENERIC = { timeZoneName: "longGeneric" } as const;

/** Returns the name of a zone: `Seoul time`, `Central European Time`, `서울 시간`, `중부유럽 시간`. */
export function formatTimeZone(zone: string, locale: Locale): string {
  const { tag, days } = localeData[locale];
  if (zone === VENUE_TIME_ZONE) return days.seoulTime;
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, ...GENERIC }).formatToParts();
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
