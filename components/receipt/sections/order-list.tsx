"use client";

import { useLocale, useTranslations } from "next-intl";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/sections/order-list.module.css";
import { writePhone } from "@/lib/base/phone";
import { readRequests } from "@/lib/booking/draft/special-requests";
import { paymentState } from "@/lib/booking/payment-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { localeData, STAFF_LOCALE } from "@/lib/i18n/locales";
import { paths } from "@/lib/routing/paths";

/** The ordered menus with their sum, the guest's requests, and the person the table was booked for. */
export function OrderList({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const words = useTranslations("Reserve");
  const summary = useTranslations("Summary");
  const money = useTranslations("Money");
  const names = useTranslations("Reservations");
  const { resourceId, promotionId, promotionName, items, amount, requests, name, mobile, email } =
    reservation;
  const { paymentStatus, requestCodes } = reservation;
  const hasDiet = requestCodes.some(({ kind }) => kind === "diet");
  const isUnpaid = paymentState(reservation) === "unpaid";
  const locale = useLocale();
  const isInKorea = localeData[locale].country === "KR";
  const contact = [name, writePhone(mobile, { isInKorea }), email].filter((text) => text !== "");
  return (
    <section className={parts.block}>
      <h2>{t(items.length === 0 ? "bookedTitle" : "orderTitle")}</h2>
      <p className={styles.promotion}>
        <a href={paths.promotion(resourceId, promotionId)}>{promotionName}</a>
      </p>
      <ul className={styles.items}>
        {items.map(({ menuId, name: menu, quantity, totalPrice }) => (
          <li key={menuId}>
            <span>
              {menu} <span className={styles.count}>× {quantity}</span>
            </span>
            <span>{money("won", { amount: totalPrice })}</span>
          </li>
        ))}
        {amount === 0 ? null : (
          <li className={styles.total}>
            <span>
              {isUnpaid ? t("toPayTotal") : common("total")}
              {paymentStatus === undefined ? null : <small>{names(`payment.${paymentStatus}`)}</small>}
            </span>
            <b>{money("won", { amount })}</b>
          </li>
        )}
      </ul>
      {requests === "" ? null : (
        <>
          <h3>{t("requestsTitle")}</h3>
          <p className={parts.requests}>
            {readRequests(reservation, {
              diet: (diet) => words(`diets.${diet}`),
              occasion: (occasion) => words(`occasions.${occasion}`),
              line: (kind, value) => words(`request.${kind}`, { value }),
            })}
          </p>
          <p className={parts.plain}>{t("allergy")}</p>
          {locale !== STAFF_LOCALE && hasDiet ? (
            <details className={styles.card}>
              <summary>{t("dietCard")}</summary>
              {/* As it was sent, in the language of the restaurant. */}
              <p lang={localeData[STAFF_LOCALE].tag}>{requests}</p>
            </details>
          ) : null}
        </>
      )}
      {reservation.bookedFor === undefined ? null : (
        <>
          <h3>{summary("bookedFor")}</h3>
          <p className={parts.requests}>
            {[reservation.bookedFor.name, writePhone(reservation.bookedFor.mobile, { isInKorea })].join("\n")}
          </p>
        </>
      )}
      {contact.length === 0 ? null : (
        <>
          <h3>{t("contactTitle")}</h3>
          <p className={parts.requests}>{contact.join("\n")}</p>
        </>
      )}
    </section>
  );
}
