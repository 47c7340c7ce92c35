"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { usePages } from "@/components/calls/use-pages";
import styles from "@/components/reservation/my-reservations.module.css";
import { ReservationCard } from "@/components/reservation/reservation-card";
import { TabbedList } from "@/components/tabbed-list/tabbed-list";
import { useTabInAddress } from "@/components/tabbed-list/use-tab-in-address";
import button from "@/components/ui/button.module.css";
import type { MediaServer } from "@/lib/picture/media-server";
import { listReservations } from "@/lib/reservation/endpoints";
import { sortReservations } from "@/lib/reservation/reservation-order";
import { paths } from "@/lib/routing/paths";
import { readTimeZone } from "@/lib/time/page-time-zone";
import { readBooked } from "@/lib/tracking/entry/booked-reservation";

const PAGE_SIZE = 16;
const tabs = ["current", "past"] as const;

/** The guest's reservations in two tabs (R8.1). */
export function MyReservations({ media }: { media: MediaServer | undefined }) {
  const t = useTranslations("Reservations");
  const payment = useTranslations("Payment");
  const [tab, choose] = useTabInAddress(tabs, paths.book());
  const list = usePages(listReservations, (page) => [{ tab, page, perPage: PAGE_SIZE }]);
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
        rows={rows}
        t={t}
        skeleton={
          <>
            <div className={styles.skeleton} />
            <div className={styles.skeleton} />
          </>
        }
        empty={
          <>
            <svg className={styles.drawing} viewBox="0 0 120 60" aria-hidden="true">
              <circle cx="84" cy="20" r="11" fill="var(--saffron)" opacity="0.9" />
              <path d="M0 38q15-11 30 0t30 0 30 0 30 0v22H0z" fill="var(--sea)" opacity="0.4" />
              <path d="M0 47q15-9 30 0t30 0 30 0 30 0v13H0z" fill="var(--pine)" />
            </svg>
            <p>{t(tab === "current" ? "emptyCurrent" : "emptyPast")}</p>
            <a className={button.quiet} href={paths.home()}>
              {t("browse")}
            </a>
          </>
        }
        keyOf={({ reservationId }) => reservationId}
      >
        {(reservation) => (
          <ReservationCard
            reservation={reservation}
            isPast={tab === "past"}
            media={media}
            isLatest={reservation.reservationId === booked}
            onChanged={list.readAgain}
          />
        )}
      </TabbedList>
    </>
  );
}
