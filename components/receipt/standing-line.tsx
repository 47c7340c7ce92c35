"use client";

import { useTranslations } from "next-intl";
import { Countdown } from "@/components/payment/countdown";
import styles from "@/components/receipt/standing-line.module.css";
import { paymentState } from "@/lib/payment/payment-state";
import { displayGroup } from "@/lib/reservation/booking-status";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";

/** How the reservation stands, in one line that cannot be mistaken: awaiting payment is never drawn as confirmed. */
export function StandingLine({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const payment = useTranslations("Payment");
  const group = useTranslations("Reservations");
  const state = paymentState(reservation);
  const { status, autoCancelAt } = reservation;
  const name = displayGroup(status);
  if (state === "unpaid") {
    return (
      <p className={styles.standing} data-tone="waiting">
        <b>{payment("awaiting")}</b>
        {autoCancelAt === undefined ? null : (
          <>
            , <Countdown until={autoCancelAt} />
          </>
        )}
      </p>
    );
  }
  const tone =
    name === "cancelled" || name === "noshow"
      ? "ended"
      : name === "pending" || name === "delay" || name === "waiting"
        ? "waiting"
        : "good";
  const text =
    state === "processing"
      ? group("payment.approval_requested")
      : state === "expired"
        ? t("status.expired")
        : name === "confirmed"
          ? t("status.confirmed")
          : name === "accepted"
            ? t("status.accepted")
            : name === "pending"
              ? t("status.requested")
              : group(`group.${name}`);
  return (
    <p className={styles.standing} data-tone={state === "processing" ? "waiting" : tone}>
      <b>{text}</b>
    </p>
  );
}
