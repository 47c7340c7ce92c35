"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import styles from "@/components/coupon/coupon-box.module.css";
import { CouponDetail, dayText, expiredText, untilText, usedAtText } from "@/components/coupon/coupon-detail";
import { useSite } from "@/components/layout/site-context";
import { fixedSize, Photo } from "@/components/offer/photo";
import button from "@/components/ui/button.module.css";
import grid from "@/components/ui/card-grid.module.css";
import { Icon } from "@/components/ui/icon";
import { TabbedList, useTabInAddress } from "@/components/ui/tabbed-list";
import { usePages } from "@/components/ui/use-pages";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { readBoxPosition, rememberBoxPosition } from "@/lib/coupon/box-scroll-position";
import { couponPhase, daysLeft, endOfUse, isListed } from "@/lib/coupon/coupon-validity";
import { listCoupons } from "@/lib/coupon/endpoints";
import type { Coupon } from "@/lib/coupon/schema";
import { sortedBy } from "@/lib/http/tolerant";
import { paths } from "@/lib/routing/paths";

/** The remaining days are shown from here on. */
const SOON_DAYS = 7;

/** A coupon in the list, as a ticket that opens it: what it is, where it is accepted, until when. */
function CouponTicket({ coupon }: { coupon: Coupon }) {
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
        <span className={`${grid.frame} ${styles.picture}`}>
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

const PAGE_SIZE = 16;
const tabs = ["usable", "past"] as const;
/** Past coupons come from two lists. */
const statusesOf = { usable: ["usable"], past: ["used", "expired"] } as const;

const keyOf = ({ id }: Coupon) => id;

/** All coupons in two tabs. Back restores the list as it was left. */
function CouponList() {
  const t = useTranslations("Coupons");
  const common = useTranslations("Common");
  const [tab, choose] = useTabInAddress(tabs, paths.coupon());
  const [stored] = useState(readBoxPosition);
  const list = usePages(
    listCoupons,
    (page) => statusesOf[tab].map((status) => ({ status, page, perPage: PAGE_SIZE })),
    { keyOf, initialCount: stored?.pages ?? 1 },
  );
  const rows = useMemo(() => list.rows && toShown(tab, list.rows), [tab, list.rows]);
  useStoredPosition({ pages: list.count, isLoaded: rows !== undefined, scrollY: stored?.scrollY });
  return (
    <TabbedList
      tabs={tabs}
      chosen={tab}
      onChoose={choose}
      list={list}
      rows={rows}
      t={t}
      note={tab === "past" ? <p className={styles.note}>{t("sixMonths")}</p> : null}
      skeleton={
        <>
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
        </>
      }
      empty={
        <>
          <span className={styles.sign}>
            <Icon name="ticket" size={40} />
          </span>
          <p>{t(tab === "usable" ? "emptyUsable" : "emptyPast")}</p>
          {tab === "usable" ? (
            <a className={button.quiet} href={paths.home()}>
              {common("seeOffers")}
            </a>
          ) : null}
        </>
      }
      isWide
      keyOf={keyOf}
    >
      {(coupon) => <CouponTicket coupon={coupon} />}
    </TabbedList>
  );
}

/** Usable coupons are listed by the end of their validity, past ones for a while and the latest first. */
function toShown(tab: keyof typeof statusesOf, rows: readonly Coupon[]): Coupon[] {
  const now = serverNow();
  const listed = rows.filter((coupon) => isListed(coupon, now, readTimeZone()));
  const end = (coupon: Coupon) => endOfUse(coupon).getTime();
  return sortedBy(
    listed,
    (coupon) => (tab === "usable" ? end(coupon) : -end(coupon)),
    ({ id }) => id,
  );
}

type Shown = { pages: number; isLoaded: boolean; scrollY: number | undefined };

/** Stores the position when the guest leaves, and restores it once the rows shown before are loaded again. */
function useStoredPosition({ pages, isLoaded, scrollY }: Shown): void {
  const latest = useRef(pages);
  latest.current = pages;
  useEffect(() => {
    const rememberPosition = () => rememberBoxPosition({ pages: latest.current, scrollY: window.scrollY });
    window.addEventListener("pagehide", rememberPosition);
    return () => window.removeEventListener("pagehide", rememberPosition);
  }, []);
  const isDue = useRef(scrollY !== undefined);
  useEffect(() => {
    if (!isLoaded || !isDue.current || scrollY === undefined) return;
    isDue.current = false;
    window.scrollTo(0, scrollY);
  }, [isLoaded, scrollY]);
}

/** The guest's coupons (R8.3): all of them, or the one in the address. */
export function CouponBox({ id }: { id: string | undefined }) {
  return id === undefined ? <CouponList /> : <CouponDetail id={Number(id)} />;
}
