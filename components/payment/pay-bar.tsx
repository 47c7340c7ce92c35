"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/payment/payment.module.css";
import { usePay } from "@/components/payment/use-payment";
import { useRefundLine } from "@/components/receipt/refund-rows";
import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import type { AppError } from "@/lib/base/app-error";
import type { VenueReservation } from "@/lib/booking/schema";

type Props = {
  reservation: VenueReservation;
  replaces: string | undefined;
  onRefused: (error: AppError) => void;
};

/** The sum and the Pay button, always within a thumb's reach. */
export function PayBar({ reservation, replaces, onRefused }: Props) {
  const t = useTranslations("Payment");
  const money = useTranslations("Money");
  const { resourceId, reservationId, amount, kind } = reservation;
  const refundLine = useRefundLine(reservation);
  const { pay, isBusy } = usePay({ resourceId, reservationId, kind, replaces }, onRefused);
  return (
    <div className={`${actionBar.bar} ${styles.bar}`}>
      <p>
        <b>{money("won", { amount })}</b>
        <span>{isBusy ? t("opening") : refundLine}</span>
      </p>
      <button type="button" className={button.main} aria-disabled={isBusy} onClick={pay}>
        {t("payNow")}
      </button>
    </div>
  );
}
