"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import styles from "@/components/receipt/my-reservations.module.css";
import { ReservationCard } from "@/components/receipt/reservation-card";
import button from "@/components/ui/button.module.css";
import field from "@/components/ui/field.module.css";
import { TabbedList, useTabInAddress } from "@/components/ui/tabbed-list";
import { usePages } from "@/components/ui/use-pages";
import { formatDay, formatMonth } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { listReservations } from "@/lib/booking/endpoints";
import type { VenueReservation } from "@/lib/booking/schema";
import {
  findNextTable,
  findReservations,
  isVisited,
  sortReservations,
} from "@/lib/booking/sort-reservations";
import type { MediaServer } from "@/lib/place/media-server";
import { paths } from "@/lib/routing/paths";
import { readBooked } from "@/lib/tracking/attribution";

const PAGE_SIZE = 16;
/** Number of reservations from which a list can be searched. */
const SEARCHED_FROM = 20;
const tabs = ["current", "past"] as const;

const keyOf = ({ reservationId }: Pick<VenueReservation, "reservationId">) => reservationId;

/** The guest's reservations in two tabs (R8.1). */
export function MyReservations({ media }: { media: MediaServer | undefined }) {
  const t = useTranslations("Reservations");
  const common = useTranslations("Common");
  const payment = useTranslations("Payment");
  const [tab, choose] = useTabInAddress(tabs, paths.book());
  const list = usePages(listReservations, (page) => [{ tab, page, perPage: PAGE_SIZE }], { keyOf });
  const rows = useMemo(
    () =>
      list.rows &&
      sortReservations(
        list.rows.map((row) => ({ ...row, timeZone: readTimeZone(row.resourceId) })),
        tab,
      ),
    [list.rows, tab],
  );
  const [booked] = useState(readBooked);
  const [search, setSearch] = useState("");
  const locale = useLocale();
  const { hasMore, isReading, hasLostMore, showMore } = list;
  const isSearched = search.trim() !== "";
  // What is searched for may be on a page that has not been read.
  useEffect(() => {
    if (isSearched && hasMore && !isReading && !hasLostMore) void showMore();
  }, [isSearched, hasMore, isReading, hasLostMore, showMore]);
  const hasMany = (rows?.length ?? 0) + (hasMore ? PAGE_SIZE : 0) >= SEARCHED_FROM;
  const found = rows && findReservations(rows, search, (day) => formatDay(day, locale));
  const next = tab === "current" && rows !== undefined ? findNextTable(rows, serverNow()) : undefined;
  const shown =
    found && next !== undefined && found.includes(next)
      ? [next, ...found.filter((row) => row !== next)]
      : found;
  const headingOf = (row: VenueReservation) => {
    if (row === next) return t("next");
    const month = formatMonth(row.date.slice(0, "YYYY-MM".length), locale);
    return tab === "current" ? month : t(isVisited(row) ? "visitedIn" : "cancelledIn", { month });
  };
  const isUnverified = new URLSearchParams(location.search).get("payment") === "unverified";
  return (
    <>
      {isUnverified ? (
        <p className={styles.unverified} role="alert">
          {payment("unverified")}
        </p>
      ) : null}
      <TabbedList
        tabs={tabs}
        chosen={tab}
        onChoose={choose}
        list={list}
        rows={shown}
        headingOf={headingOf}
        note={
          hasMany || isSearched ? (
            <input
              className={`${field.field} ${styles.search}`}
              type="search"
              value={search}
              aria-label={t("search")}
              placeholder={t("search")}
              onChange={(event) => setSearch(event.target.value)}
            />
          ) : null
        }
        t={t}
        skeleton={
          <>
            <div className={`${styles.skeleton} ${styles.first}`} />
            <div className={styles.skeleton} />
          </>
        }
        empty={
          isSearched ? (
            <p>{t(hasMore ? "searching" : "notFound")}</p>
          ) : (
            <>
              <svg className={styles.drawing} viewBox="0 0 120 60" aria-hidden="true">
                <circle cx="84" cy="20" r="11" fill="var(--saffron)" opacity="0.9" />
                <path d="M0 38q15-11 30 0t30 0 30 0 30 0v22H0z" fill="var(--sea)" opacity="0.4" />
                <path d="M0 47q15-9 30 0t30 0 30 0 30 0v13H0z" fill="var(--pine)" />
              </svg>
              <p>{t(tab === "current" ? "emptyCurrent" : "emptyPast")}</p>
              <a className={button.quiet} href={paths.home()}>
                {common("seeOffers")}
              </a>
            </>
          )
        }
        keyOf={keyOf}
      >
        {(reservation) => (
          <ReservationCard
            reservation={reservation}
            isPast={tab === "past"}
            media={media}
            isNext={reservation === next}
            isLatest={reservation.reservationId === booked}
            onChanged={list.readAgain}
          />
        )}
      </TabbedList>
    </>
  );
}
