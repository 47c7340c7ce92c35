import { type Locale, localeFacts } from "@/lib/i18n/locales";
import { clockParts, isDeviceClock } from "@/lib/time/clock-parts";
import { formatNearDay, formatShortDay } from "@/lib/time/day-words";
import { VENUE_TIME_ZONE, venueDay } from "@/lib/time/seoul";

/**
 * An instant at the venue: `Mon 21 Dec, 18:00` or `12월 21일 (월) 18:00`, with its year where that is not the one of
 * `now`.
 */
export function venueMoment(
  instant: Date,
  locale: Locale,
  zone: string = VENUE_TIME_ZONE,
  now: Date = new Date(),
): string {
  const day = formatNearDay(venueDay(instant, zone), locale, venueDay(now, zone).slice(0, 4));
  return `${day}${localeFacts[locale].days.beforeHour}${venueHour(instant, zone)}`;
}

/** A day and an hour (`HH:mm`) as a guest chose them, in the form of `venueMoment`. */
export function dayAndTime(day: string, time: string, locale: Locale): string {
  return `${formatShortDay(day, locale)}${localeFacts[locale].days.beforeHour}${time}`;
}

/** The hour at the venue: `18:30`. */
export function venueHour(instant: Date, zone: string = VENUE_TIME_ZONE): string {
  const { hour, minute } = clockParts(instant, zone);
  return `${hour}:${minute}`;
}

/** The same instant on this device's clock, with its day where that is another; undefined where the clocks agree. */
export function deviceMoment(
  instant: Date,
  locale: Locale,
  zone: string = VENUE_TIME_ZONE,
): string | undefined {
  if (isDeviceClock(zone, instant)) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isSameDay = venueDay(instant, timeZone) === venueDay(instant, zone);
  const hour = venueHour(instant, timeZone);
  return isSameDay ? hour : dayAndTime(venueDay(instant, timeZone), hour, locale);
}

const GENERIC = { timeZoneName: "longGeneric" } as const;

/** What a venue's clock is called: `Seoul time`, `Central European Time`, `서울 시간`, `중부유럽 시간`. */
export function zoneWords(zone: string, locale: Locale): string {
  const { tag, days } = localeFacts[locale];
  if (zone === VENUE_TIME_ZONE) return days.seoulTime;
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, ...GENERIC }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/**
 * What the venue's clock is called, for a guest whose device is elsewhere at that instant; undefined where the device
 * shows the very same hour, since nobody at home is told which clock is meant. Only in the browser.
 */
export function zoneIfElsewhere(
  zone: string,
  locale: Locale,
  instant: Date = new Date(),
): string | undefined {
  return deviceMoment(instant, locale, zone) === undefined ? undefined : zoneWords(zone, locale);
}

/** A time in words, with the name of its clock behind it where the guest's device is elsewhere. */
export function withZone(words: string, zone: string, locale: Locale, instant: Date = new Date()): string {
  const name = zoneIfElsewhere(zone, locale, instant);
  return name === undefined ? words : `${words} (${name})`;
}
