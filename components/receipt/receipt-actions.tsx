"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { rememberGuest } from "@/components/booking/guest-memory";
import { CancelDialog } from "@/components/receipt/cancel-dialog";
import styles from "@/components/receipt/receipt.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { FactRows } from "@/components/receipt/refund-table";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { serverNow } from "@/lib/base/server-clock";
import { rebookedGuest } from "@/lib/booking/booked-guest";
import { changeAddress, rebookAddress } from "@/lib/booking/booking-address";
import { paymentState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { localeData } from "@/lib/i18n/locales";
import { cancelBlock, isCancelOffered } from "@/lib/receipt/cancel-rule";
import { quoteCancel } from "@/lib/receipt/refund-schedule";
import { paths } from "@/lib/routing/paths";

type Props = {
  reservation: VenueReservation;
  /** The promotion is over, so that it cannot be booked again. */
  hasEnded: boolean;
  hotelId: number | undefined;
  onChanged: () => Promise<unknown>;
};

/**
 * Cancel and Change as long as the table is ahead; afterwards the link to book again. Cancel is never hidden (R8.2).
 */
export function ReceiptActions({ reservation, hasEnded, hotelId, onChanged }: Props) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const reservations = useTranslations("Reservations");
  const payment = useTranslations("Payment");
  const [opened, setOpened] = useState<"cancel" | "change">();
  const country = localeData[useLocale()].country ?? "";
  const state = paymentState(reservation);
  if (state === "processing") return null;
  const block = cancelBlock(reservation, serverNow());
  const isChangeable = block === "none" && reservation.kind === "booking" && state === "holds";
  return (
    <div className={styles.actions}>
      {isChangeable && !hasEnded ? (
        <button
          type="button"
          className={`${button.quiet} ${parts.action}`}
          onClick={() => setOpened("change")}
        >
          {common("change")}
        </button>
      ) : null}
      {isCancelOffered(reservation, serverNow()) ? (
        <button
          type="button"
          className={`${button.quiet} ${parts.action}`}
          onClick={() => setOpened("cancel")}
        >
          {reservations("cancel")}
        </button>
      ) : hasEnded ? (
        <>
          <p className={parts.plain}>{t("againEnded")}</p>
          <a
            className={`${button.quiet} ${parts.action}`}
            href={hotelId === undefined ? paths.home() : paths.resourcePage(hotelId)}
          >
            {common("seeOffers")}
          </a>
        </>
      ) : (
        <a
          className={`${button.main} ${parts.action}`}
          href={rebookAddress(reservation, { withTime: state === "expired" })}
          onClick={() => rememberGuest(rebookedGuest(reservation, country))}
        >
          {state === "expired" ? payment("expiredAgain") : reservations("again")}
        </a>
      )}
      {opened === "cancel" ? (
        <CancelDialog reservation={reservation} onClose={() => setOpened(undefined)} onChanged={onChanged} />
      ) : null}
      {opened === "change" ? (
        <ChangeSheet reservation={reservation} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}

/**
 * Explains, before anything is changed, how changing works: what was paid, what cancelling the present table refunds
 * now and what is lost by it, and that the new one is paid in full first.
 */
function ChangeSheet({ reservation, onClose }: { reservation: VenueReservation; onClose: () => void }) {
  const t = useTranslations("Receipt");
  const reservations = useTranslations("Reservations");
  const money = useTranslations("Money");
  const quote = quoteCancel(reservation, serverNow());
  const won = (amount: number) => money("won", { amount });
  return (
    <Sheet title={t("changeTitle")} onClose={onClose}>
      <p>{t("changeHow")}</p>
      {quote.wasPaid ? (
        <FactRows
          className={`${styles.quoted} ${parts.sums}`}
          rows={[
            [t("changePaid"), won(reservation.amount)],
            [reservations("quoteBack"), won(quote.amount)],
            [reservations("quoteKept"), won(quote.kept)],
          ]}
        />
      ) : null}
      <p className={styles.quoted}>
        {quote.isSettled ? reservations("cancelSettled") : t(quote.wasPaid ? "changePays" : "changeFree")}
      </p>
      <a className={`${button.main} ${parts.action}`} href={changeAddress(reservation)}>
        {t("changeGo")}
      </a>
    </Sheet>
  );
}
