import type { useTranslations } from "next-intl";
import { formatNearDay, formatVenueDateTime } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { endOfUse, lastMoment } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";
import type { Locale } from "@/lib/i18n/locales";

type Translate = ReturnType<typeof useTranslations<"Coupons">>;

/** Returns 'Until Thu 24 Dec', with the time where it ends within the day. In the group's time zone. */
export function untilText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  const { day, time } = lastMoment(validTo, readTimeZone());
  return time === undefined
    ? t("until", { day: nearDay(day, locale) })
    : t("untilTime", { day: nearDay(day, locale), time });
}

/** Returns 'Expired Thu 24 Dec', by its last day in the group's time zone. */
export function expiredText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  return t("expiredOn", { day: nearDay(lastMoment(validTo, readTimeZone()).day, locale) });
}

/** Returns when a coupon was used, in the group's time zone; a coupon without that moment ended with its validity. */
export function usedAtText(coupon: Pick<Coupon, "usedAt" | "validTo">, locale: Locale): string {
  return formatVenueDateTime(endOfUse(coupon), locale, readTimeZone());
}

/** Formats an instant as a calendar day in the group's time zone. */
export function dayText(instant: string, locale: Locale): string {
  return nearDay(venueDay(new Date(instant), readTimeZone()), locale);
}

/** Formats a day, with its year unless it is the current one. */
function nearDay(day: string, locale: Locale): string {
  return formatNearDay(day, locale, venueDay(serverNow(), readTimeZone()).slice(0, "YYYY".length));
}
