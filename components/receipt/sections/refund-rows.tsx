"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-server-now";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/sections/refund-rows.module.css";
import type { Locale } from "@/lib/i18n/locales";
import { refundSchedule } from "@/lib/reservation/refund/refund-schedule";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";
import { formatVenueDateTime, timeZoneIfDifferent } from "@/lib/time/format-venue-time";

type Props = { reservation: Pick<VenueReservation, "refundRules" | "date" | "time" | "amount" | "timeZone"> };

/** The refund until each deadline, in dates and won, with the row that currently applies marked (R6.6). */
export function RefundRows({ reservation }: Props) {
  const t = useTranslations("Receipt");
  const money = useTranslations("Money");
  const locale = useLocale() as Locale;
  const now = useServerNow(true);
  const rows = refundSchedule(reservation);
  const zone = timeZoneIfDifferent(reservation.timeZone, locale, now);
  const holding = rows.findIndex(({ until }) => now < until);
  if (rows.length === 0) return <p className={parts.plain}>{t("refundUnknown")}</p>;
  return (
    <>
      <table className={styles.refunds}>
        <tbody>
          {rows.map(({ until, amount }, index) => (
            <tr
              key={until.getTime()}
              data-holds={index === holding || undefined}
              data-passed={until <= now || undefined}
            >
              <th scope="row">
                {t("refundUntil", { at: formatVenueDateTime(until, locale, reservation.timeZone) })}
                {index === holding ? <span className="visually-hidden">, {t("refundNow")}</span> : null}
              </th>
              <td>{money("won", { amount })}</td>
            </tr>
          ))}
          <tr data-holds={holding === -1 || undefined}>
            <th scope="row">
              {t("refundAfter")}
              {holding === -1 ? <span className="visually-hidden">, {t("refundNow")}</span> : null}
            </th>
            <td>{t("refundNone")}</td>
          </tr>
        </tbody>
      </table>
      <p className={parts.plain}>
        {zone === undefined ? null : `${zone}. `}
        {t("refundPaid")}
      </p>
    </>
  );
}
