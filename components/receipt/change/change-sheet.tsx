"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/receipt/change/change-sheet.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { rebookAddress } from "@/lib/reservation/draft/rebook-address";
import { quoteCancel } from "@/lib/reservation/refund/cancel-quote";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";
import { serverNow } from "@/lib/time/server-clock";

/** Explains, before anything is changed, how changing works and what cancelling the present table refunds now. */
export function ChangeSheet({
  reservation,
  onClose,
}: {
  reservation: VenueReservation;
  onClose: () => void;
}) {
  const t = useTranslations("Receipt");
  const close = useTranslations("Shell")("close");
  const reservations = useTranslations("Reservations");
  const money = useTranslations("Money");
  const quote = quoteCancel(reservation, serverNow());
  const won = (amount: number) => money("won", { amount });
  return (
    <Sheet title={t("changeTitle")} closeLabel={close} onClose={onClose}>
      <p>{t("changeHow")}</p>
      <p className={styles.quoted}>
        {quote.isSettled
          ? reservations("cancelSettled")
          : !quote.wasPaid
            ? t("changeFree")
            : quote.amount === 0
              ? t("changeNoRefund")
              : t("changeRefund", {
                  amount: won(quote.amount),
                  percent: quote.percent,
                  total: won(reservation.amount),
                })}
      </p>
      <a
        className={`${button.main} ${parts.way}`}
        href={rebookAddress(reservation, { withTime: true, change: reservation.reservationId })}
      >
        {t("changeGo")}
      </a>
    </Sheet>
  );
}
