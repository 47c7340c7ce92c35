"use client";

import { useLocale, useTranslations } from "next-intl";
import { Photo } from "@/components/offer/photos/photo";
import { Countdown } from "@/components/payment/countdown";
import styles from "@/components/receipt/receipt-card.module.css";
import { useStatusTexts } from "@/components/receipt/reservations/use-status-texts";
import { FactLine } from "@/components/ui/fact-line";
import { BrandMark } from "@/components/ui/icon";
import { formatNearDate, weekdayOfDay } from "@/lib/base/format-day";
import { formatDeviceTime, formatTimeZone } from "@/lib/base/format-venue-time";
import { joinFacts } from "@/lib/base/join-facts";
import { serverNow } from "@/lib/base/server-clock";
import { venueInstant } from "@/lib/base/venue-instant";
import { venueDay } from "@/lib/base/venue-time";
import { partySize } from "@/lib/booking/draft/party-size";
import { decideReservationState, type ReservationState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import type { MediaServer } from "@/lib/place/media-server";

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
