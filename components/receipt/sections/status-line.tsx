"use client";

import { useTranslations } from "next-intl";
import { Countdown } from "@/components/payment/countdown";
import styles from "@/components/receipt/sections/status-line.module.css";
import { decideReservationState, type ReservationState } from "@/lib/reservation/reservation-state";
import type { VenueReservation } from "@/lib/reservation/venue-reservation";

const waiting: readonly ReservationState[] = ["unpaid", "processing", "restaurant", "delay", "waiting"];
const ended: readonly ReservationState[] = ["expired", "rejected", "cancelled", "noshow"];

/**
 * Shows the status of the reservation in one unambiguous line and, while it waits, what happens next: awaiting payment
 * is never shown as confirmed, and never has the same name as waiting for the restaurant.
 */
export function StatusLine({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const group = useTranslations("Reservations");
  const state = decideReservationState(reservation);
  const { autoCancelAt } = reservation;
  const tone = waiting.includes(state) ? "waiting" : ended.includes(state) ? "ended" : "good";
  return (
    <>
      <p className={styles.state} data-tone={tone}>
        <b>
          {state === "processing"
            ? group("payment.approval_requested")
            : state === "unpaid" ||
                state === "restaurant" ||
                state === "expired" ||
                state === "rejected" ||
                state === "accepted" ||
                state === "confirmed"
              ? t(`status.${state}`)
              : group(`group.${state}`)}
        </b>
        {state === "unpaid" && autoCancelAt !== undefined ? (
          <>
            {" · "}
            <Countdown until={autoCancelAt} />
          </>
        ) : null}
      </p>
      {state === "restaurant" ? <p className={styles.next}>{t("next.restaurant")}</p> : null}
    </>
  );
}
