import type { ReactNode } from "react";
import parts from "@/components/receipt/receipt-parts.module.css";
import { timeZoneIfDifferent } from "@/lib/base/format-day";
import type { VenueReservation } from "@/lib/booking/schema";
import type { Translator } from "@/lib/i18n/load-messages";
import type { Locale } from "@/lib/i18n/locales";
import { isInTime } from "@/lib/receipt/cancel-rule";
import { describeRefunds, refundSchedule, rowInForce } from "@/lib/receipt/refund-schedule";

type FactRowsProps = {
  /** What each fact is, and what it says. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
  className?: string | undefined;
};

/** Facts below each other, in the look of `className`. */
export function FactRows({ rows, className }: FactRowsProps) {
  return (
    <dl className={className}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  reservation: Pick<VenueReservation, "refundRules" | "date" | "time" | "amount" | "timeZone">;
  /** Undefined where the page is kept, and the row that applies is not known. */
  now: Date | undefined;
  locale: Locale;
  words: { receipt: Translator<"Receipt">; money: Translator<"Money"> };
};

/** The refund until each deadline, in dates and won, with the row that applies at this moment marked (R6.6). */
export function RefundTable({ reservation, now, locale, words }: Props) {
  const { receipt: t } = words;
  const rows = refundSchedule(reservation);
  const inForce = now && rowInForce(rows, now);
  const zone = now && timeZoneIfDifferent(reservation.timeZone, locale, now);
  const { lines, note } = describeRefunds(rows, words, { locale, timeZone: reservation.timeZone });
  if (rows.length === 0) return <p className={parts.plain}>{t("refundUnknown")}</p>;
  return (
    <>
      <table className={parts.refunds}>
        <tbody>
          {lines.map(({ label, value, row }) => (
            <tr
              key={label}
              data-holds={(now !== undefined && row === inForce) || undefined}
              data-passed={(now !== undefined && row !== undefined && !isInTime(row.until, now)) || undefined}
            >
              <th scope="row">
                {label}
                {now !== undefined && row === inForce ? (
                  <span className="visually-hidden">, {t("refundNow")}</span>
                ) : null}
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
