"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Photo } from "@/components/offer/photo";
import { Countdown } from "@/components/payment/time-to-pay";
import { ContactLinks } from "@/components/place/contact-links";
import styles from "@/components/receipt/receipt-card.module.css";
import { useStatusTexts } from "@/components/receipt/use-reservation";
import { FactLine } from "@/components/ui/fact-line";
import { BrandMark } from "@/components/ui/icon";
import { formatDeviceTime, formatNearDate, formatTimeZone, weekdayOfDay } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { joinFacts } from "@/lib/base/text";
import { venueInstant } from "@/lib/base/venue-instant";
import { venueDay } from "@/lib/base/venue-time";
import { displayGroup } from "@/lib/booking/booking-status";
import { readJustBooked } from "@/lib/booking/just-booked";
import { partySize } from "@/lib/booking/reservation-rules";
import {
  bookedKey,
  decideReservationState,
  isCertain,
  type ReservationState,
} from "@/lib/booking/reservation-state";
import type { SentMessage, VenueReservation } from "@/lib/booking/schema";
import type { Translator } from "@/lib/i18n/load-messages";
import type { MediaServer } from "@/lib/place/media-server";
import { readStatedRefund } from "@/lib/receipt/stated-refund";

/** The messages sent about a reservation just booked in this tab; undefined for every other, and while it is unpaid. */
function useJustBooked(reservation: VenueReservation): readonly SentMessage[] | undefined {
  const [sent] = useState(() => readJustBooked(reservation.reservationId));
  const state = decideReservationState(reservation);
  return isCertain(state) || state === "restaurant" ? sent : undefined;
}

/**
 * The heading right after booking, in this tab only: that the reservation is confirmed, or that the restaurant must
 * still confirm it, with thanks by name. Nothing for a reservation that waits for its payment.
 */
export function BookedHeading({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  if (useJustBooked(reservation) === undefined) return null;
  return (
    <section className={styles.booked} role="status">
      <h2>{t(`booked.${bookedKey(decideReservationState(reservation))}`)}</h2>
      <p>
        {reservation.name === "" ? t("booked.thanks") : t("booked.thanksName", { name: reservation.name })}
      </p>
    </section>
  );
}

/**
 * Right after booking, the messages sent according to the back end (R8.1): below the card and what can be done with it,
 * which a phone shows without scrolling.
 */
export function SentMessages({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Receipt");
  const sent = useJustBooked(reservation) ?? [];
  if (sent.length === 0) return null;
  return (
    <ul className={styles.sent}>
      {sent.map((message) => (
        <li key={message.channel}>{sentenceOf(message, t)}</li>
      ))}
    </ul>
  );
}

/** Of a number that the back end masks, only the visible digits are shown. */
function sentenceOf({ channel, to }: SentMessage, t: Translator<"Receipt">): string {
  const [, digits] = /\*.*?(\d{2,})$/.exec(to) ?? [];
  if (channel === "sms" && digits !== undefined) return t("booked.smsEnding", { digits });
  return to === "" ? t(`booked.${channel}`) : t(`booked.${channel}To`, { to });
}

/** Messages about a reservation that did not take its usual course, with contacts where help is needed. */
export function ReceiptNotices({
  reservation,
  phone,
}: {
  reservation: VenueReservation;
  phone: string | undefined;
}) {
  const t = useTranslations("Receipt");
  const { paymentStatus } = reservation;
  // The order then says how much, and when.
  const isStated = readStatedRefund(reservation) !== undefined;
  const group = displayGroup(reservation.status);
  const isRejected = reservation.status === "rejected";
  const isOwed = isRejected && paymentStatus === "approved";
  const needsHelp = group === "delay" || group === "noshow" || paymentStatus === "cancel_failed" || isOwed;
  const words = [
    group === "delay" ? t("problem") : undefined,
    group === "noshow" ? t("noshow") : undefined,
    paymentStatus === "cancel_failed" ? t("refundFailed") : undefined,
    isStated || paymentStatus !== "cancel_requested" ? undefined : t("refundOnWay"),
    isStated || paymentStatus !== "partial_cancel" ? undefined : t("refundPart"),
    isOwed ? t("refundOwed") : undefined,
    isRejected && (paymentStatus === undefined || paymentStatus === "error") ? t("rejected") : undefined,
    // The refund due at the moment of cancelling is unknown here; only that nothing was refunded is certain.
    reservation.status === "cancelled" && paymentStatus === "approved" ? t("refundKept") : undefined,
  ].filter((text) => text !== undefined);
  if (words.length === 0) return null;
  return (
    <section className={styles.words} data-alarm={needsHelp || undefined}>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {needsHelp ? <ContactLinks phone={phone} /> : null}
    </section>
  );
}

const waiting: readonly ReservationState[] = ["unpaid", "processing", "restaurant", "delay", "waiting"];
const ended: readonly ReservationState[] = ["expired", "rejected", "cancelled", "noshow"];

/**
 * Shows the status of the reservation in one unambiguous line and, while it waits, what happens next and until when.
 */
function StatusLine({ reservation }: { reservation: VenueReservation }) {
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

type Props = {
  reservation: VenueReservation;
  picture: string | undefined;
  /** There is no picture, and none is still loading. */
  isBare: boolean;
  hotel: string | undefined;
  media: MediaServer | undefined;
};

/** The card a guest shows at the door: place, status, day, time and party. */
export function ReceiptCard({ reservation, picture, isBare, hotel, media }: Props) {
  const t = useTranslations("Receipt");
  const common = useTranslations("Common");
  const reservations = useTranslations("Reservations");
  const locale = useLocale();
  const { reservationId, outlet, promotionName, date, time, timeZone, adult, child, infant } = reservation;
  const start = venueInstant(date, time, timeZone);
  const thisYear = venueDay(serverNow(), timeZone).slice(0, "YYYY".length);
  const yours = formatDeviceTime(start, locale, timeZone);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {isBare ? <BrandMark /> : null}
        {picture === undefined ? null : (
          <Photo src={picture} alt="" sizes="(min-width: 900px) 480px, 100vw" media={media} leads />
        )}
      </div>
      <div className={styles.body}>
        <StatusLine reservation={reservation} />
        <h2>{outlet?.name ?? promotionName}</h2>
        <p className={styles.place}>{joinFacts([hotel, reservationId])}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{common("date")}</dt>
          <dd>
            <time dateTime={date}>{formatNearDate(date, locale, thisYear)}</time>
          </dd>
        </div>
        <div>
          <dt>{common("time")}</dt>
          <dd>
            <time dateTime={start.toISOString()}>{time}</time>
          </dd>
        </div>
        <div>
          <dt>{common("party")}</dt>
          <dd>{t("partyOf", { count: partySize(reservation) })}</dd>
        </div>
      </dl>
      <p className={styles.small}>
        <FactLine>
          {weekdayOfDay(date, locale)}
          {yours === undefined
            ? null
            : t("yourTime", { zone: formatTimeZone(timeZone, locale), time: yours })}
          {reservations("guests", { adult, child, infant })}
        </FactLine>
      </p>
    </article>
  );
}
