import type { useTranslations } from "next-intl";
import { lastMoment } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";
import type { Locale } from "@/lib/i18n/locales";
import { formatDay } from "@/lib/time/day-words";
import { readZone } from "@/lib/time/page-zone";
import { venueDay } from "@/lib/time/seoul";

type Translate = ReturnType<typeof useTranslations<"Coupons">>;

/** 'Until 24 December 2026', with the hour where it ends within the day. In the group's time. */
export function untilText(t: Translate, { validTo }: Pick<Coupon, "validTo">, locale: Locale): string {
  const { day, time } = lastMoment(validTo, readZone());
  return time === undefined
    ? t("until", { day: formatDay(day, locale) })
    : t("untilTime", { day: formatDay(day, locale), time });
}

/** The calendar day of the group of an instant, in words. */
export function dayText(instant: string, locale: Locale): string {
  return formatDay(venueDay(new Date(instant), readZone()), locale);
}
