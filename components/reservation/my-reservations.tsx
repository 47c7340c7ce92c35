"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { showError } from "@/components/errors/show-error";
import styles from "@/components/reservation/my-reservations.module.css";
import { ReservationCard } from "@/components/reservation/reservation-card";
import button from "@/components/ui/button.module.css";
import { Tabs } from "@/components/ui/tabs";
import { useShownAgain } from "@/components/ui/use-shown-again";
import { AppError } from "@/lib/errors/app-error";
import { callApi } from "@/lib/http/call-api";
import { listReservations } from "@/lib/reservation/endpoints";
import { paths } from "@/lib/routing/paths";
import { readZone } from "@/lib/time/page-zone";

type Tab = "current" | "past";

const PAGE_SIZE = 16;

/** The guest's reservations in two tabs (R8.1). The tab is in the address, so Back and reload keep it. */
export function MyReservations({ mediaOrigin }: { mediaOrigin: string | undefined }) {
  const t = useTranslations("Reservations");
  const payment = useTranslations("Payment");
  const [tab, setTab] = useState<Tab>(readTab);
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index) => ["reservation/list", tab, index + 1] as const,
    ([, asked, page]) => loadPage(asked, page),
    { onError: (cause) => void (isUnauthorized(cause) && showError(cause)), shouldRetryOnError: false },
  );
  useShownAgain(mutate);
  const choose = (chosen: Tab) => {
    setTab(chosen);
    history.replaceState(history.state, "", chosen === "current" ? paths.book() : `${paths.book()}?tab=past`);
  };
  const names = [
    { name: "current", label: t("current") },
    { name: "past", label: t("past") },
  ] as const;
  const isUnverified = new URLSearchParams(location.search).get("payment") === "unverified";
  const rows = data?.flatMap((page) => page.rows) ?? [];
  const hasMore = data !== undefined && size < (data.at(-1)?.lastPage ?? 1);

  return (
    <>
      {isUnverified ? (
        <p className={styles.unverified} role="alert">
          {payment("unverified")}
        </p>
      ) : null}
      <Tabs label={t("tabs")} tabs={names} chosen={tab} onChoose={choose} isBusy={data === undefined}>
        {error !== undefined && data === undefined ? (
          <div className={styles.empty}>
            <p>{t("notLoaded")}</p>
            <button type="button" className={button.quiet} onClick={() => mutate()}>
              {t("retry")}
            </button>
          </div>
        ) : data === undefined ? (
          <div className={styles.list}>
            <span className="visually-hidden">{t("loading")}</span>
            <div className={styles.skeleton} />
            <div className={styles.skeleton} />
          </div>
        ) : rows.length === 0 ? (
          <div className={styles.empty}>
            <svg className={styles.drawing} viewBox="0 0 120 60" aria-hidden="true">
              <circle cx="84" cy="20" r="11" fill="var(--saffron)" opacity="0.9" />
              <path d="M0 38q15-11 30 0t30 0 30 0 30 0v22H0z" fill="var(--sea)" opacity="0.4" />
              <path d="M0 47q15-9 30 0t30 0 30 0 30 0v13H0z" fill="var(--pine)" />
            </svg>
            <p>{t(tab === "current" ? "emptyCurrent" : "emptyPast")}</p>
            <a className={button.quiet} href={paths.home()}>
              {t("browse")}
            </a>
          </div>
        ) : (
          <ul className={styles.list}>
            {rows.map((reservation) => (
              <li key={reservation.reservationId}>
                <ReservationCard
                  reservation={reservation}
                  isPast={tab === "past"}
                  mediaOrigin={mediaOrigin}
                  onChanged={mutate}
                />
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
    </>
  );
}

async function loadPage(tab: Tab, page: number) {
  const result = await callApi(listReservations, { tab, page, perPage: PAGE_SIZE });
  if (!result.ok) throw result.error;
  const { rows, lastPage } = result.value;
  return { lastPage, rows: rows.map((row) => ({ ...row, timeZone: readZone(row.resourceId) })) };
}

function readTab(): Tab {
  return new URLSearchParams(location.search).get("tab") === "past" ? "past" : "current";
}

function isUnauthorized(error: unknown): error is AppError {
  return error instanceof AppError && error.code === "unauthorized";
}
