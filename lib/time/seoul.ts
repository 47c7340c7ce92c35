import { formatInTimeZone, fromZonedTime } from "date-fns-tz";
import type { Locale } from "@/lib/i18n/locales";

/** The zone of every venue for which none is stored (spec §9). */
export const VENUE_TIME_ZONE = "Asia/Seoul";

/** An instant as the specification writes it, in venue time: `26-12-24 18:30` (R9.3). */
export function formatVenueInstant(instant: Date, zone = VENUE_TIME_ZONE): string {
  return formatInTimeZone(instant, zone, "yy-MM-dd HH:mm");
}

/** The calendar day at the venue, `YYYY-MM-DD`, on which an instant falls. */
export function venueDay(instant: Date, zone = VENUE_TIME_ZONE): string {
  return formatInTimeZone(instant, zone, "yyyy-MM-dd");
}

/** The instant of a venue's day (`YYYY-MM-DD`) and hour (`HH:mm`). */
export function venueInstant(day: string, time: string, zone = VENUE_TIME_ZONE): Date {
  return fromZonedTime(`${day}T${time}:00`, zone);
}

/** A calendar day (`YYYY-MM-DD`) in words: `24 December 2026`, short `24 Dec 2026`, or `2026년 12월 24일`. */
export function formatDay(day: string, locale: Locale, month: "long" | "short" = "long"): string {
  const instant = new Date(`${day}T12:00:00+09:00`);
  const options = { timeZone: VENUE_TIME_ZONE, year: "numeric", month, day: "numeric" } as const;
  return new Intl.DateTimeFormat(locale === "ko" ? "ko-KR" : "en-GB", options).format(instant);
}
