"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/receipt/reservations/refund-summary.module.css";
import { formatShortDay } from "@/lib/base/format-day";
import { formatVenueDateTime } from "@/lib/base/format-venue-time";
import type { VenueReservation } from "@/lib/booking/schema";
import { readStatedRefund } from "@/lib/receipt/stated-refund";

/** What was paid, the cancellation charge, what goes back to the card, since when, and until when it arrives. */
export function RefundSummary({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Reservations");
  const money = useTranslations("Money");
  const locale = useLocale();
  const refund = readStatedRefund(reservation);
  if (refund === undefined) return null;
  const { paid, fee, amount, requestedAt, expectedBy } = refund;
  const rows = [
    [t("refund.paid"), paid],
    [t("quoteKept"), fee],
    [t("quoteBack"), amount],
  ] as const;
  return (
    <div className={styles.refund}>
      <dl>
        {rows.map(([name, won]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money("won", { amount: won })}</dd>
          </div>
        ))}
      </dl>
      <p>
        {requestedAt === undefined
          ? null
          : `${t("refund.requested", { at: formatVenueDateTime(new Date(requestedAt), locale, reservation.timeZone) })} `}
        {amount === 0
          ? t("refund.none")
          : expectedBy === undefined
            ? t("refund.someDays")
            : t("refund.expected", { day: formatShortDay(expectedBy, locale) })}
      </p>
    </div>
  );
}
