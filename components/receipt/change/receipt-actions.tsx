"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ChangeSheet } from "@/components/receipt/change/change-sheet";
import styles from "@/components/receipt/change/receipt-actions.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { CancelDialog } from "@/components/reservation/cancel-dialog";
import { rememberGuest } from "@/components/reservation-form/draft/guest-memory";
import button from "@/components/ui/button.module.css";
import { localeData } from "@/lib/i18n/locales";
import { cancelBlock, isCancelOffered } from "@/lib/refund/cancel-rule";
import { rebookedGuest } from "@/lib/reservation/booking/booked-guest";
import { rebookAddress } from "@/lib/reservation/booking-address";
import { paymentState } from "@/lib/reservation/payment-state";
import type { VenueReservation } from "@/lib/reservation/schema";
import { paths } from "@/lib/routing/paths";
import { serverNow } from "@/lib/time/server-clock";

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
