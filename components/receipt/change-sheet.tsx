"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/receipt/change-sheet.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { serverNow } from "@/lib/base/server-clock";
import { rebookAddress } from "@/lib/booking/booking-address";
import type { VenueReservation } from "@/lib/booking/schema";
import { quoteCancel } from "@/lib/receipt/cancel-quote";

/**
 * Explains, before anything is changed, how changing works: what was paid, what cancelling the present table refunds
 * now and what is lost by it, and that the new one is paid in full first.
 */
export function ChangeSheet({
  reservation,
  onClose,
}: {
  reservation: VenueReservation;
  onClose: () => void;
}) {
  const t = useTranslations("Receipt");
  const close = useTranslations("Common")("close");
  const reservations = useTranslations("Reservations");
  const money = useTranslations("Money");
  const quote = quoteCancel(reservation, serverNow());
  return (
    <Sheet title={t("changeTitle")} closeLabel={close} onClose={onClose}>
      <p>{t("changeHow")}</p>
      {quote.wasPaid ? (
        <dl className={styles.quoted}>
          {[
            [t("changePaid"), reservation.amount] as const,
            [reservations("quoteBack"), quote.amount] as const,
            [reservations("quoteKept"), quote.kept] as const,
          ].map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money("won", { amount })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className={styles.quoted}>
        {quote.isSettled ? reservations("cancelSettled") : t(quote.wasPaid ? "changePays" : "changeFree")}
      </p>
      <a
        className={`${button.main} ${parts.action}`}
        href={rebookAddress(reservation, { withTime: true, change: reservation.reservationId })}
      >
        {t("changeGo")}
      </a>
    </Sheet>
  );
}
