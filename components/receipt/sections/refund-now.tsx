"use client";

import { useLocale, useTranslations } from "next-intl";
import { useServerNow } from "@/components/payment/use-server-now";
import parts from "@/components/receipt/receipt-parts.module.css";
import styles from "@/components/receipt/sections/payment-receipt.module.css";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import type { VenueReservation } from "@/lib/booking/schema";
import { quoteCancel } from "@/lib/receipt/cancel-quote";
import { refundSchedule, rowAfter, rowInForce } from "@/lib/receipt/refund-schedule";

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
      <dl className={styles.facts}>
        <div>
          <dt>{t("now.back")}</dt>
          <dd>
            <b>{won(quote.amount)}</b>
          </dd>
        </div>
        <div>
          <dt>{words("quoteKept")}</dt>
          <dd>{won(quote.kept)}</dd>
        </div>
      </dl>
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
