import type { Locale } from "@/lib/i18n/locales";
import { VENUE_TIME_ZONE } from "@/lib/time/seoul";

const languages: Record<Locale, string> = { ko: "ko-KR", en: "en-GB" };

function format(
  instant: Date,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  timeZone = VENUE_TIME_ZONE,
): string {
  return new Intl.DateTimeFormat(languages[locale], { timeZone, ...options }).format(instant);
}

/** An instant at the venue, for a table of cut-offs: `Mon 21 Dec, 18:00` or `12월 21일 (월) 18:00`. */
export function venueMoment(instant: Date, locale: Locale, zone?: string): string {
  const options = { weekday: "short", day: "numeric", month: locale === "ko" ? "long" : "short" } as const;
  const day = format(instant, locale, options, zone);
  // Some languages put a comma behind the weekday, in which the hour's own would drown.
  return `${day.replace(",", "")}${locale === "ko" ? " " : ", "}${venueHour(instant, locale, zone)}`;
}

/** The hour at the venue: `18:30`. */
export function venueHour(instant: Date, locale: Locale, zone?: string): string {
  return format(instant, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, zone);
}

/** A day at the venue in few letters: `24 Dec` or `12월 24일`. */
export function venueShortDay(instant: Date, locale: Locale, zone?: string): string {
  return format(instant, locale, { day: "numeric", month: locale === "ko" ? "long" : "short" }, zone);
}

/** The day of the week at the venue: `Thursday` or `목요일`. */
export function venueWeekday(instant: Date, locale: Locale, zone?: string): string {
  return format(instant, locale, { weekday: "long" }, zone);
}

/** The same instant on this device's clock, with its day where that is another; undefined in the venue's own zone. */
export function deviceMoment(instant: Date, locale: Locale, zone?: string): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const day = { weekday: "short", day: "numeric", month: "short" } as const;
  const here = format(instant, locale, { ...day, ...hour }, timeZone);
  if (here === format(instant, locale, { ...day, ...hour }, zone)) return undefined;
  const isSameDay = format(instant, locale, day, timeZone) === format(instant, locale, day, zone);
  return isSameDay ? format(instant, locale, hour, timeZone) : here;
}

const GENERIC = { timeZoneName: "longGeneric" } as const;

/** What a venue's clock is called: `Seoul time`, `Central European Time`, `서울 시간`, `중부유럽 시간`. */
export function zoneWords(zone: string, locale: Locale): string {
  if (zone === VENUE_TIME_ZONE) return locale === "ko" ? "서울 시간" : "Seoul time";
  const parts = new Intl.DateTimeFormat(languages[locale], { timeZone: zone, ...GENERIC }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
