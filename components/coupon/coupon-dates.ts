import type { useTranslations } from "next-intl";
import { lastMoment } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";
import type { Locale } from "@/lib/i18n/locales";
import { formatNearDay } from "@/lib/time/day-words";
import { readZone } from "@/lib/time/page-zone";
import { venueDay } from "@/lib/time/seoul";
import { serverNow } from "@/lib/time/server-clock";

type Translate = ReturnType<typeof useTranslations<"Coupons">>;

/** 'Until Thu 24 Dec', with the hour where it ends within the day. In the group's time. */
export function untilText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  const { day, time } = lastMoment(validTo, readZone());
  return time === undefined
    ? t("until", { day: nearDay(day, locale) })
    : t("untilTime", { day: nearDay(day, locale), time });
}

/** 'Expired Thu 24 Dec', by its last day in the group's time. */
export function expiredText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  return t("expiredOn", { day: nearDay(lastMoment(validTo, readZone()).day, locale) });
}

/** The calendar day of the group of an instant, in words. */
export function dayText(instant: string, locale: Locale): string {
  return nearDay(venueDay(new Date(instant), readZone()), locale);
}

/** With its year where that is not this one. */
function nearDay(day: string, locale: Locale): string {
  return formatNearDay(day, locale, venueDay(serverNow(), readZone()).slice(0, "YYYY".length));
}
