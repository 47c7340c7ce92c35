"use client";

import { useLocale, useTranslations } from "next-intl";
import { RefundSummary } from "@/components/receipt/cancel-dialog";
import styles from "@/components/receipt/receipt-details.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { FactRows } from "@/components/receipt/refund-table";
import { SaveImage } from "@/components/receipt/save-image";
import button from "@/components/ui/button.module.css";
import plainText from "@/components/ui/plain-text.module.css";
import { formatVenueDateTime, withTimeZone } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { joinFacts, keepHyphens, writePhone } from "@/lib/base/text";
import { paymentState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { composeRequests, readRequests } from "@/lib/booking/special-requests";
import { inAppBrowserOf } from "@/lib/browser/device";
import type { LegalNotice } from "@/lib/cms/site/legal-notice";
import { localeData, STAFF_LOCALE } from "@/lib/i18n/locales";
import type { Arrival } from "@/lib/place/schema";
import { readStatedRefund } from "@/lib/receipt/stated-refund";
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
          <p className={parts.requests}>{composeRequests(readRequests(reservation), words)}</p>
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

const facts = ["floor", "dress", "parking", "late"] as const;

/**
 * Facts for a guest who is about to arrive, as the restaurant provides them (`arrival`); nothing is guessed.
 */
export function ArrivalDetails({ arrival }: { arrival: Arrival }) {
  const t = useTranslations("Receipt");
  const known = facts.flatMap((name) => {
    const text = arrival[name];
    return text === undefined ? [] : [{ name, text }];
  });
  if (known.length === 0) return null;
  return (
    <section className={parts.block}>
      <h2>{t("arrival.title")}</h2>
      <dl className={styles.arrivalDetailsFacts}>
        {known.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(`arrival.${name}`)}</dt>
            <dd className={plainText.lines}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Props = {
  reservation: VenueReservation;
  /** The name of the restaurant. */
  outlet: string;
  /** Who runs the site, and is the merchant unless the payment names another. */
  legal: LegalNotice | undefined;
};

/** Returns whether printing works. In-app browsers have the function but no printer. */
function canPrint(): boolean {
  return typeof window.print === "function" && inAppBrowserOf(navigator.userAgent) === undefined;
}

/**
 * The receipt of a payment as a document: what was paid, when, how and to whom, and what was refunded. A fact that the
 * back end or the settings do not state is left out. It is printed, or saved as an image where a browser cannot print.
 */
export function PaymentReceipt({ reservation, outlet, legal }: Props) {
  const t = useTranslations("Receipt");
  const words = useTranslations("Reservations");
  const notice = useTranslations("Legal");
  const common = useTranslations("Common");
  const money = useTranslations("Money");
  const locale = useLocale();
  const { reservationId, amount, paidAt, payment, paymentStatus, items, promotionName, timeZone } =
    reservation;
  const refund = readStatedRefund(reservation);
  if (amount === 0 || paymentStatus === undefined) return null;
  if (paymentStatus !== "approved" && refund === undefined) return null;
  const when = (instant: Date) =>
    withTimeZone(formatVenueDateTime(instant, locale, timeZone), timeZone, locale, instant);
  const isOurs = payment?.merchant === undefined || payment.merchant === legal?.company;
  const rows = [
    [t("paid.at"), paidAt === undefined ? undefined : when(new Date(paidAt))],
    [t("paid.method"), payment?.method === undefined ? undefined : t(`paid.${methodOf(payment.method)}`)],
    [t("paid.approval"), payment?.approvalNumber],
    [t("paid.merchant"), payment?.merchant ?? legal?.company],
    ...(isOurs
      ? ([
          [notice("representative"), legal?.representative],
          [notice("businessNumber"), legal?.businessNumber],
          [notice("address"), legal?.address && keepHyphens(legal.address)],
          [notice("phone"), legal?.phone],
        ] as const)
      : []),
  ].flatMap(([label = "", value]) => (value === undefined ? [] : [{ label, value }]));
  const won = (value: number) => money("won", { amount: value });
  const draw = () => ({
    status: words(`payment.${paymentStatus}`),
    name: outlet,
    place: joinFacts([promotionName, reservationId]),
    facts: [
      ...items.map((item) => ({ label: `${item.name} × ${item.quantity}`, value: won(item.totalPrice) })),
      { label: common("total"), value: won(amount) },
    ],
    sections: [
      {
        title: t("paid.title"),
        rows: [
          ...rows,
          ...(refund === undefined
            ? []
            : [
                { label: words("quoteKept"), value: won(refund.fee) },
                { label: words("quoteBack"), value: won(refund.amount) },
              ]),
        ],
      },
    ],
    stamp: t("saved.at", { at: when(serverNow()) }),
  });
  return (
    <section className={parts.block} aria-label={t("paid.title")}>
      <h2>{t("paid.title")}</h2>
      <FactRows className={styles.facts} rows={rows.map(({ label, value }) => [label, value])} />
      <RefundSummary reservation={reservation} />
      {canPrint() ? (
        <button
          type="button"
          className={`${button.quiet} ${parts.action}`}
          data-print="off"
          onClick={() => window.print()}
        >
          {t("print")}
        </button>
      ) : (
        <SaveImage label={t("paid.image")} fileName={`${reservationId}-receipt`} page={draw} />
      )}
    </section>
  );
}

/** Returns the name of a way to pay that there are words for. */
function methodOf(method: string): "card" | "transfer" | "easy" | "other" {
  const name = method.toLowerCase();
  if (/card/.test(name)) return "card";
  if (/bank|transfer/.test(name)) return "transfer";
  return /pay|easy/.test(name) ? "easy" : "other";
}
