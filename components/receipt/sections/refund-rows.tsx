"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-server-now";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/sections/refund-rows.module.css";
import { CANCEL_CUTOFF_HOURS, isInTime } from "@/lib/refund/cancel-rule";
import { refundSchedule, rowInForce } from "@/lib/refund/refund-schedule";
import type { VenueReservation } from "@/lib/reservation/schema";
import { formatVenueDateTime, timeZoneIfDifferent } from "@/lib/time/format-venue-time";

type Props = { reservation: Pick<VenueReservation, "refundRules" | "date" | "time" | "amount" | "timeZone"> };

/** The refund until each deadline, in dates and won, with the row that currently applies marked (R6.6). */
export function RefundRows({ reservation }: Props) {
  const t = useTranslations("Receipt");
  const money = useTranslations("Money");
  const locale = useLocale();
  const now = useServerNow(true);
  const rows = refundSchedule(reservation);
  const zone = timeZoneIfDifferent(reservation.timeZone, locale, now);
  const inForce = rowInForce(rows, now);
  if (rows.length === 0) return <p className={parts.plain}>{t("refundUnknown")}</p>;
  return (
    <>
      <table className={styles.refunds}>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.until.getTime()}
              data-holds={row === inForce || undefined}
              data-passed={!isInTime(row.until, now) || undefined}
            >
              <th scope="row">
                {t("refundUntil", { at: formatVenueDateTime(row.until, locale, reservation.timeZone) })}
                {row === inForce ? <span className="visually-hidden">, {t("refundNow")}</span> : null}
              </th>
              <td>{money("won", { amount: row.amount })}</td>
            </tr>
          ))}
          <tr data-holds={inForce === undefined || undefined}>
            <th scope="row">
              {t("refundAfter")}
              {inForce === undefined ? <span className="visually-hidden">, {t("refundNow")}</span> : null}
            </th>
            <td>{t("refundNone")}</td>
          </tr>
        </tbody>
      </table>
      <p className={parts.plain}>
        {zone === undefined ? null : `${zone}. `}
        {t("refundPaid", { hours: CANCEL_CUTOFF_HOURS })}
      </p>
    </>
  );
}
