"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-payment";
import styles from "@/components/receipt/receipt-details.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { FactRows, RefundTable } from "@/components/receipt/refund-table";
import { formatVenueDateTime } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import type { VenueReservation } from "@/lib/booking/schema";
import { quoteCancel, refundSchedule, rowAfter, rowInForce } from "@/lib/receipt/refund-schedule";

/**
 * What cancelling costs now and after which hour it costs more, and what changing costs: the new table is paid in full,
 * and the present one is then cancelled on the same terms. Nothing for a table that was not paid or can no longer be
 * cancelled here.
 */
export function RefundNow({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const words = useTranslations("Reservations");
  const money = useTranslations("Money");
  const locale = useLocale();
  const now = useServerNow(true);
  const quote = quoteCancel(reservation, now);
  if (!quote.wasPaid || quote.block !== "none") return null;
  const schedule = refundSchedule(reservation);
  const inForce = rowInForce(schedule, now);
  const next = rowAfter(schedule, inForce);
  const won = (amount: number) => money("won", { amount });
  return (
    <div className={styles.now} data-print="off">
      <FactRows
        className={styles.facts}
        rows={[
          [t("now.back"), <b key="back">{won(quote.amount)}</b>],
          [words("quoteKept"), won(quote.kept)],
        ]}
      />
      {inForce === undefined ? null : (
        <p className={parts.plain}>
          {t(next === undefined ? "now.nothingAfter" : "now.lessAfter", {
            at: formatVenueDateTime(inForce.until, locale, reservation.timeZone),
            amount: won(next?.amount ?? 0),
            fee: won(reservation.amount - (next?.amount ?? 0)),
          })}
        </p>
      )}
      <p className={parts.plain}>
        {t(quote.kept === 0 ? "now.changeFree" : "now.changeCosts", { fee: won(quote.kept) })}
      </p>
    </div>
  );
}

/**
 * Returns what is refunded of a payment that is made now, and until when, in one sentence for where it is made (R6.6):
 * "Full refund until Thu 3 Dec, 11:30", or that nothing is.
 */
export function useRefundLine(table: Parameters<typeof refundSchedule>[0]): string {
  const t = useTranslations("Receipt");
  const money = useTranslations("Money");
  const locale = useLocale();
  const row = rowInForce(refundSchedule(table), serverNow());
  if (row === undefined) return t("refundLine.none");
  const at = formatVenueDateTime(row.until, locale, table.timeZone);
  return row.percent === 100
    ? t("refundLine.full", { at })
    : t("refundLine.part", { at, amount: money("won", { amount: row.amount }) });
}

type Props = { reservation: Pick<VenueReservation, "refundRules" | "date" | "time" | "amount" | "timeZone"> };

/** The refund until each deadline, as it is at this second. */
export function RefundRows({ reservation }: Props) {
  const words = { receipt: useTranslations("Receipt"), money: useTranslations("Money") };
  const locale = useLocale();
  return <RefundTable reservation={reservation} now={useServerNow(true)} locale={locale} words={words} />;
}
