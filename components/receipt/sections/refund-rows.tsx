"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-server-now";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/sections/refund-rows.module.css";
import { isInTime } from "@/lib/refund/cancel-rule";
import { describeRefunds } from "@/lib/refund/describe-refunds";
import { refundSchedule, rowInForce } from "@/lib/refund/refund-schedule";
import type { VenueReservation } from "@/lib/reservation/schema";
import { timeZoneIfDifferent } from "@/lib/time/format-venue-time";

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
  const { lines, note } = describeRefunds(
    rows,
    { receipt: t, money },
    { locale, timeZone: reservation.timeZone },
  );
  if (rows.length === 0) return <p className={parts.plain}>{t("refundUnknown")}</p>;
  return (
    <>
      <table className={styles.refunds}>
        <tbody>
          {lines.map(({ label, value, row }) => (
            <tr
              key={label}
              data-holds={row === inForce || undefined}
              data-passed={(row !== undefined && !isInTime(row.until, now)) || undefined}
            >
              <th scope="row">
                {label}
                {row === inForce ? <span className="visually-hidden">, {t("refundNow")}</span> : null}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={parts.plain}>
        {zone === undefined ? null : `${zone}. `}
        {note}
      </p>
    </>
  );
}
