"use client";

import { useTranslations } from "next-intl";
import { Countdown } from "@/components/payment/countdown";
import { useStatusTexts } from "@/components/receipt/reservations/use-status-texts";
import styles from "@/components/receipt/sections/status-line.module.css";
import { FactLine } from "@/components/ui/fact-line";
import { decideReservationState, type ReservationState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";

const waiting: readonly ReservationState[] = ["unpaid", "processing", "restaurant", "delay", "waiting"];
const ended: readonly ReservationState[] = ["expired", "rejected", "cancelled", "noshow"];

/**
 * Shows the status of the reservation in one unambiguous line and, while it waits, what happens next and until when.
 */
export function StatusLine({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const texts = useStatusTexts(reservation);
  const state = decideReservationState(reservation);
  const { autoCancelAt } = reservation;
  const tone = waiting.includes(state) ? "waiting" : ended.includes(state) ? "ended" : "good";
  return (
    <>
      <p className={styles.state} data-tone={tone}>
        <FactLine>
          {texts.map((text) => (
            <b key={text}>{text}</b>
          ))}
          {state === "unpaid" && autoCancelAt !== undefined ? <Countdown until={autoCancelAt} /> : null}
        </FactLine>
      </p>
      {state === "restaurant" ? <p className={styles.next}>{t("next.restaurant")}</p> : null}
    </>
  );
}
