"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import useSWRInfinite from "swr/infinite";
import styles from "@/components/coupon/coupon-box.module.css";
import { CouponTicket } from "@/components/coupon/coupon-ticket";
import { loginWhenNeeded } from "@/components/coupon/login-when-needed";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { Tabs } from "@/components/ui/tabs";
import { useShownAgain } from "@/components/ui/use-shown-again";
import { isListed } from "@/lib/coupon/coupon-validity";
import { listCoupons } from "@/lib/coupon/endpoints";
import { keepBoxPosition, takeBoxPosition } from "@/lib/coupon/kept-box-position";
import type { Coupon } from "@/lib/coupon/schema";
import { callApi } from "@/lib/http/call-api";
import { paths } from "@/lib/routing/paths";
import { readZone } from "@/lib/time/page-zone";
import { serverNow } from "@/lib/time/server-clock";

type Tab = "usable" | "past";

const PAGE_SIZE = 16;
const statusesOf = { usable: ["usable"], past: ["used", "expired"] } as const;

/** All coupons in two tabs. The tab is in the address; Back finds the list as it was left. */
export function CouponList() {
  const t = useTranslations("Coupons");
  const [tab, setTab] = useState<Tab>(readTab);
  const [kept] = useState(takeBoxPosition);
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index) => ["coupon/list", tab, index + 1] as const,
    ([, asked, page]) => loadPage(asked, page),
    { initialSize: kept?.pages ?? 1, onError: loginWhenNeeded, shouldRetryOnError: false },
  );
  useShownAgain(mutate);
  const rows = inOrder(tab, data?.flatMap((page) => page.rows) ?? []);
  const hasMore = data !== undefined && size < (data.at(-1)?.lastPage ?? 1);
  useKeptPosition({ pages: size, isLoaded: data !== undefined, scrollY: kept?.scrollY });

  const choose = (chosen: Tab) => {
    setTab(chosen);
    const address = chosen === "usable" ? paths.coupon() : `${paths.coupon()}?tab=past`;
    history.replaceState(history.state, "", address);
  };
  const names = [
    { name: "usable", label: t("usable") },
    { name: "past", label: t("past") },
  ] as const;

  return (
    <Tabs label={t("tabs")} tabs={names} chosen={tab} onChoose={choose} isBusy={data === undefined}>
      {tab === "past" ? <p className={styles.note}>{t("sixMonths")}</p> : null}
      {error !== undefined && data === undefined ? (
        <div className={styles.empty}>
          <p>{t("notLoaded")}</p>
          <button type="button" className={button.quiet} onClick={() => mutate()}>
            {t("retry")}
          </button>
        </div>
      ) : data === undefined ? (
        <div className={styles.list}>
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
          <div className={styles.skeleton} />
        </div>
      ) : rows.length === 0 ? (
        <div className={styles.empty}>
          <span className={styles.sign}>
            <Icon name="ticket" size={40} />
          </span>
          <p>{t(tab === "usable" ? "emptyUsable" : "emptyPast")}</p>
          {tab === "usable" ? (
            <a className={button.quiet} href={paths.home()}>
              {t("browse")}
            </a>
          ) : null}
        </div>
      ) : (
        <ul className={styles.list}>
          {rows.map((coupon) => (
            <li key={coupon.id}>
              <CouponTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <button
          type="button"
          className={`${button.quiet} ${styles.more}`}
          disabled={isValidating}
          onClick={() => setSize(size + 1)}
        >
          {t("more")}
        </button>
      ) : null}
    </Tabs>
  );
}

/** One page of a tab; what is over comes in two lists, of which the longer says how many pages there are. */
async function loadPage(tab: Tab, page: number): Promise<{ rows: Coupon[]; lastPage: number }> {
  const results = await Promise.all(
    statusesOf[tab].map((status) => callApi(listCoupons, { status, page, perPage: PAGE_SIZE })),
  );
  const pages = results.map((result) => {
    if (!result.ok) throw result.error;
    return result.value;
  });
  const now = serverNow();
  return {
    rows: pages.flatMap(({ rows }) => rows).filter((coupon) => isListed(coupon, now, readZone())),
    lastPage: Math.max(...pages.map(({ lastPage }) => lastPage)),
  };
}

/** What is over stands in one list, the latest first; usable coupons come in the server's order. */
function inOrder(tab: Tab, rows: Coupon[]): Coupon[] {
  if (tab === "usable") return rows;
  const end = ({ usedAt, validTo }: Coupon) => Date.parse(usedAt ?? validTo);
  return [...rows].sort((one, other) => end(other) - end(one));
}

function readTab(): Tab {
  return new URLSearchParams(location.search).get("tab") === "past" ? "past" : "usable";
}

type Shown = { pages: number; isLoaded: boolean; scrollY: number | undefined };

/** Puts the place by when the guest leaves, and goes there once what was shown before is here again. */
function useKeptPosition({ pages, isLoaded, scrollY }: Shown): void {
  const latest = useRef(pages);
  latest.current = pages;
  useEffect(() => {
    const keep = () => keepBoxPosition({ pages: latest.current, scrollY: window.scrollY });
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);
  const isDue = useRef(scrollY !== undefined);
  useEffect(() => {
    if (!isLoaded || !isDue.current || scrollY === undefined) return;
    isDue.current = false;
    window.scrollTo(0, scrollY);
  }, [isLoaded, scrollY]);
}
