"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { CancelDialog } from "@/components/reservation/cancel-dialog";
import styles from "@/components/reservation/my-reservations.module.css";
import type { Locale } from "@/lib/i18n/locales";
import { displayGroup } from "@/lib/reservation/booking-status";
import { cancelBlock } from "@/lib/reservation/cancel-rule";
import type { Reservation } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";
import { formatDay, formatVenueInstant } from "@/lib/time/seoul";

type Props = { reservation: Reservation; isPast: boolean; onChanged: () => Promise<unknown> };

/** One reservation: where, when, for whom, how it stands, and what can still be done about it (R8.1, R8.2). */
export function ReservationCard({ reservation, isPast, onChanged }: Props) {
  const t = useTranslations("Reservations");
  const money = useTranslations("Money");
  const locale = useLocale() as Locale;
  const [isAsking, setAsking] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const { status, paymentStatus, outlet, date, time, adult, child, infant, amount, autoCancelAt } =
    reservation;
  const group = displayGroup(status);
  const block = cancelBlock(reservation, new Date());
  const won = money("won", { amount });
  const isUnpaid = reservation.needsPayment && autoCancelAt !== undefined && paymentStatus !== "approved";

  return (
    <article className={styles.card} aria-labelledby={`name-${reservation.reservationId}`}>
      <header>
        <p className={styles.outlet}>{outlet?.name}</p>
        <b className={styles.status} data-group={group}>
          {t(`group.${group}`)}
        </b>
      </header>
      <h2 id={`name-${reservation.reservationId}`}>
        <a href={paths.promotion(reservation.resourceId, reservation.promotionId)}>
          {reservation.promotionName}
        </a>
      </h2>
      <p className={styles.when}>
        <time dateTime={`${date}T${time}:00+09:00`}>
          {formatDay(date, locale)}, {time}
        </time>{" "}
        <small>{t("seoul")}</small>
      </p>
      <p className={styles.facts}>
        <span>{t("guests", { adult, child, infant })}</span>
        <span>{t("number", { id: reservation.reservationId })}</span>
        {paymentStatus === undefined ? null : <span>{t(`payment.${paymentStatus}`)}</span>}
        {paymentStatus === "approved" ? <span>{t("paid", { amount: won })}</span> : null}
      </p>
      {isUnpaid && group === "pending" ? (
        <p className={styles.deadline}>
          {t("toPay", { amount: won, at: formatVenueInstant(new Date(autoCancelAt)) })}
        </p>
      ) : null}
      {reservation.items.length === 0 && reservation.requests === "" ? null : (
        <details>
          <summary>{t("details")}</summary>
          <ul>
            {reservation.items.map((item) => (
              <li key={item.menuId}>
                {item.name} × {item.quantity} <b>{money("won", { amount: item.totalPrice })}</b>
              </li>
            ))}
          </ul>
          {reservation.requests === "" ? null : (
            <p>
              {t("requests")}: {reservation.requests}
            </p>
          )}
        </details>
      )}
      <footer>
        {isPast || block === "notOpen" ? (
          <a className={styles.quiet} href={paths.promotion(reservation.resourceId, reservation.promotionId)}>
            {t("again")}
          </a>
        ) : (
          <button ref={cancelButton} type="button" className={styles.quiet} onClick={() => setAsking(true)}>
            {t("cancel")}
          </button>
        )}
      </footer>
      {isAsking ? (
        <CancelDialog
          reservation={reservation}
          onClose={() => {
            setAsking(false);
            cancelButton.current?.focus();
          }}
          onChanged={onChanged}
        />
      ) : null}
    </article>
  );
}
