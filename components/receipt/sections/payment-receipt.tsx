"use client";

import { useLocale, useTranslations } from "next-intl";
import parts from "@/components/receipt/receipt-parts.module.css";
import { RefundSummary } from "@/components/receipt/reservations/refund-summary";
import { SaveImage } from "@/components/receipt/save-image";
import styles from "@/components/receipt/sections/payment-receipt.module.css";
import button from "@/components/ui/button.module.css";
import { formatVenueDateTime, withTimeZone } from "@/lib/base/format-venue-time";
import { joinFacts } from "@/lib/base/join-facts";
import { keepHyphens } from "@/lib/base/keep-hyphens";
import { serverNow } from "@/lib/base/server-clock";
import type { VenueReservation } from "@/lib/booking/schema";
import { inAppBrowserOf } from "@/lib/browser/in-app-browser";
import type { LegalNotice } from "@/lib/cms/site/legal-notice";
import { readStatedRefund } from "@/lib/receipt/stated-refund";

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
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
