"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/receipt/booked-heading.module.css";
import { readJustBooked } from "@/lib/booking/just-booked";
import { bookedKey, decideReservationState, isCertain } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import type { SentMessage } from "@/lib/booking/sent-message";
import type { Translator } from "@/lib/i18n/load-messages";

/**
 * The heading right after booking, in this tab only: that the reservation is confirmed, or that the restaurant must
 * still confirm it, thanks by name, and the messages sent according to the back end. Nothing for a reservation that
 * waits for its payment.
 */
export function BookedHeading({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const [sent] = useState(() => readJustBooked(reservation.reservationId));
  const state = decideReservationState(reservation);
  if (sent === undefined || !(isCertain(state) || state === "restaurant")) return null;
  return (
    <section className={styles.booked} role="status">
      <h2>{t(`booked.${bookedKey(state)}`)}</h2>
      <p>
        {reservation.name === "" ? t("booked.thanks") : t("booked.thanksName", { name: reservation.name })}
      </p>
      {sent.length === 0 ? null : (
        <ul>
          {sent.map((message) => (
            <li key={message.channel}>{sentenceOf(message, t)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of a number that the back end masks, only the visible digits are shown. */
function sentenceOf({ channel, to }: SentMessage, t: Translator<"Receipt">): string {
  const [, digits] = /\*.*?(\d{2,})$/.exec(to) ?? [];
  if (channel === "sms" && digits !== undefined) return t("booked.smsEnding", { digits });
  return to === "" ? t(`booked.${channel}`) : t(`booked.${channel}To`, { to });
}
