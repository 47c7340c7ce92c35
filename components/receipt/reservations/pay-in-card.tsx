"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { openingMessageKey } from "@/components/payment/payment-message-key";
import { usePay } from "@/components/payment/use-pay";
import styles from "@/components/receipt/reservations/my-reservations.module.css";
import button from "@/components/ui/button.module.css";
import { showError } from "@/components/ui/show-error";
import type { AppError } from "@/lib/base/app-error";
import { isOutcomeUnknown } from "@/lib/base/call-outcome";
import type { VenueReservation } from "@/lib/booking/schema";

type Props = { reservation: VenueReservation; onChanged: () => Promise<unknown> };

/**
 * Pays, from the list, a reservation that waits for its payment; a refusal is shown in the card, and the list is
 * reloaded.
 */
export function PayInCard({ reservation, onChanged }: Props) {
  const t = useTranslations("Payment");
  const errors = useTranslations("Errors");
  const [refusal, setRefusal] = useState<AppError>();
  const { resourceId, reservationId } = reservation;
  const { pay, isBusy } = usePay({ resourceId, reservationId }, (error) => {
    if (error.code === "unauthorized") void showError(error);
    else setRefusal(error);
    void onChanged();
  });
  const sentence = refusal === undefined ? undefined : openingMessageKey(refusal);
  return (
    <>
      <button type="button" className={button.main} aria-disabled={isBusy} onClick={pay}>
        {isBusy ? t("opening") : t("payNow")}
      </button>
      {refusal === undefined ? null : (
        <p className={styles.refused} role="alert">
          {sentence === undefined ? errors(refusal.code) : t(`failure.${sentence}`)}
          {refusal.requestId !== undefined && isOutcomeUnknown(refusal)
            ? ` ${errors("quote", { id: refusal.requestId })}`
            : null}
        </p>
      )}
    </>
  );
}
