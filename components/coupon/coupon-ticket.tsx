"use client";

import { useLocale, useTranslations } from "next-intl";
import { dayText, expiredText, untilText, usedAtText } from "@/components/coupon/coupon-dates";
import styles from "@/components/coupon/coupon-ticket.module.css";
import { useSite } from "@/components/layout/site-context";
import { Photo } from "@/components/offer/photos/photo";
import { fixedSize } from "@/components/offer/photos/picture-size";
import { Icon } from "@/components/ui/icon";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { couponPhase, daysLeft } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";
import { paths } from "@/lib/routing/paths";

/** The remaining days are shown from here on. */
const SOON_DAYS = 7;

/** A coupon in the list, as a ticket that opens it: what it is, where it is accepted, until when. */
export function CouponTicket({ coupon }: { coupon: Coupon }) {
  const t = useTranslations("Coupons");
  const locale = useLocale();
  const { media } = useSite();
  const now = serverNow();
  const phase = couponPhase(coupon, now);
  const left = daysLeft(coupon, now, readTimeZone());
  const [first] = coupon.outlets;
  const others = coupon.outlets.length - 1;

  return (
    <a className={styles.ticket} href={paths.coupon(coupon.id)} data-phase={phase}>
      <span className={styles.paper}>
        <span className={styles.picture}>
          {coupon.image === undefined ? (
            <Icon name="ticket" size={34} />
          ) : (
            <Photo src={coupon.image} alt="" {...fixedSize(160)} media={media} />
          )}
        </span>
        <span className={styles.text}>
          {first === undefined ? null : (
            <span className={styles.outlet}>
              {others === 0 ? first.name : t("outlets", { first: first.name, count: others })}
            </span>
          )}
          <span className={styles.name}>{coupon.name}</span>
          <span className={styles.date}>
            {phase === "used"
              ? t("usedAt", { at: usedAtText(coupon, locale) })
              : phase === "expired"
                ? expiredText(t, coupon, locale)
                : phase === "early"
                  ? t("from", { day: dayText(coupon.validFrom, locale) })
                  : untilText(t, coupon, locale)}
          </span>
          {phase === "usable" && left <= SOON_DAYS ? (
            <span className={styles.soon}>{left <= 0 ? t("lastDay") : t("daysLeft", { days: left })}</span>
          ) : null}
          {phase === "usable" ? null : <b className={styles.stamp}>{t(phase)}</b>}
        </span>
      </span>
    </a>
  );
}
