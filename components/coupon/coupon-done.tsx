"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import styles from "@/components/coupon/coupon-detail.module.css";
import { formatVenueDateTime, withTimeZone } from "@/lib/base/format-venue-time";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { endOfUse } from "@/lib/coupon/coupon-validity";
import type { Coupon } from "@/lib/coupon/schema";

/** The confirmation for the staff: that the coupon was used, when, and where. */
export function CouponDone({ coupon }: { coupon: Coupon }) {
  const t = useTranslations("Coupons");
  const locale = useLocale();
  const zone = readTimeZone();
  const used = endOfUse(coupon);
  const at = formatVenueDateTime(used, locale, zone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done} aria-live="polite">
      <svg className={styles.tick} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="M20 33.5l8.5 8.5L45 25" />
      </svg>
      <h3 tabIndex={-1} ref={heading}>
        {t("done")}
      </h3>
      <p className={styles.what}>{coupon.name}</p>
      <p className={styles.at}>{withTimeZone(at, zone, locale, used)}</p>
      {coupon.usedOutlet === undefined ? null : <p>{coupon.usedOutlet.name}</p>}
      <p className={styles.hint}>{t("doneHint")}</p>
    </section>
  );
}
