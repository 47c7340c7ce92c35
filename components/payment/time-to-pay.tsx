"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import styles from "@/components/payment/payment.module.css";
import { usePay, useServerNow } from "@/components/payment/use-payment";
import { useRefundLine } from "@/components/receipt/refund-rows";
import actionBar from "@/components/ui/action-bar.module.css";
import button from "@/components/ui/button.module.css";
import type { AppError } from "@/lib/base/app-error";
import { timeLeft } from "@/lib/base/time-left";
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
    <div className={`${actionBar.bar} ${actionBar.framed} ${styles.bar}`}>
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

const MINUTE_S = 60;

/**
 * The time left until a deadline, by the server's clock. It is shown by the second in the last hour; screen readers
 * announce it at five minutes, at one and at the end only.
 */
export function Countdown({ until }: { until: string }) {
  const t = useTranslations("Payment");
  const now = useServerNow(true);
  const said = timeLeft(new Date(until), now);
  const left = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000));
  const spoken =
    left === 0 ? "timeOver" : left <= MINUTE_S ? "oneMinute" : left <= 5 * MINUTE_S ? "fiveMinutes" : null;
  const first = useRef(spoken);
  const [announced, setAnnounced] = useState<typeof spoken>(null);
  useEffect(() => {
    // What was already so when the page was opened is not announced; the clock time beside it says as much.
    if (spoken !== first.current) setAnnounced(spoken);
  }, [spoken]);
  return (
    <>
      <span aria-hidden="true">
        {said.unit === "over"
          ? t("timeOver")
          : said.unit === "days"
            ? t("leftDays", { days: said.days })
            : said.unit === "hours"
              ? t("leftHours", { hours: said.hours, minutes: said.minutes })
              : t("left", { left: said.clock })}
      </span>
      <span className="visually-hidden" role="status">
        {announced === null ? "" : t(announced)}
      </span>
    </>
  );
}
