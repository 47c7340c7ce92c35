"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { rememberGuest } from "@/components/booking/guest-memory";
import { fixedSize, Photo } from "@/components/offer/photo";
import { openingMessageKey } from "@/components/payment/payment-notice";
import { Countdown } from "@/components/payment/time-to-pay";
import { useDeadline, usePay, usePolling } from "@/components/payment/use-payment";
import { DirectionsToOutlet } from "@/components/place/directions";
import { CancelDialog, RefundSummary } from "@/components/receipt/cancel-dialog";
import styles from "@/components/receipt/my-reservations.module.css";
import { useReservedPromotion, useStatusTexts } from "@/components/receipt/use-reservation";
import button from "@/components/ui/button.module.css";
import { FactLine } from "@/components/ui/fact-line";
import { showError } from "@/components/ui/show-error";
import { type AppError, isOutcomeUnknown } from "@/lib/base/app-error";
import { formatVenueDateTime, timeZoneIfDifferent } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { BETWEEN_FACTS } from "@/lib/base/text";
import { venueInstant } from "@/lib/base/venue-instant";
import { rebookedGuest } from "@/lib/booking/booked-guest";
import { rebookAddress } from "@/lib/booking/booking-address";
import { displayGroup } from "@/lib/booking/booking-status";
import { decideReservationState, paymentState } from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import { localeData } from "@/lib/i18n/locales";
import type { MediaServer } from "@/lib/place/media-server";
import { isCancelOffered } from "@/lib/receipt/cancel-rule";
import { paths } from "@/lib/routing/paths";

type Props = {
  reservation: VenueReservation;
  isPast: boolean;
  /** It is the guest's next table, which is shown first and large. */
  isNext: boolean;
  /** It was booked last in this browser. */
  isLatest: boolean;
  media: MediaServer | undefined;
  onChanged: () => Promise<unknown>;
};

/** The width of the next table's picture, in px. */
const NEXT_PICTURE = 240;

/** One reservation: where, when, for whom, its status, and what can still be done about it (R8.1, R8.2). */
export function ReservationCard({ reservation, isPast, isNext, isLatest, media, onChanged }: Props) {
  const t = useTranslations("Reservations");
  const receipt = useTranslations("Receipt");
  const payment = useTranslations("Payment");
  const money = useTranslations("Money");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { reservationId, resourceId, status, paymentStatus, outlet, date, time, timeZone, amount } =
    reservation;
  const { adult, child, infant, autoCancelAt } = reservation;
  const group = displayGroup(status);
  const reservationState = decideReservationState(reservation);
  const state = paymentState(reservation);
  const statusTexts = useStatusTexts(reservation);
  const canCancel = !isPast && isCancelOffered(reservation, serverNow());
  const isOver = useDeadline(state === "unpaid" ? autoCancelAt : undefined);
  usePolling(isOver, onChanged);
  const start = venueInstant(date, time, timeZone);
  const zone = timeZoneIfDifferent(timeZone, locale, start);
  const won = money("won", { amount });
  const { promotion } = useReservedPromotion({ resourceId, id: reservation.promotionId });
  const picture = promotion?.thumbnailImage ?? promotion?.images[0]?.url;

  return (
    <article
      className={isNext ? `${styles.card} ${styles.soonest}` : styles.card}
      aria-labelledby={`name-${reservationId}`}
    >
      <header>
        <p className={styles.outlet}>
          <FactLine>
            {outlet?.name}
            {isLatest ? <small>{t("latest")}</small> : null}
          </FactLine>
        </p>
        <b className={styles.status} data-group={state === "unpaid" ? "unpaid" : group}>
          {statusTexts.map((text, index) => (
            <Fragment key={text}>
              {index === 0 ? null : BETWEEN_FACTS}
              <span>{text}</span>
            </Fragment>
          ))}
        </b>
      </header>
      <div className={styles.lead}>
        <div>
          <h2 id={`name-${reservationId}`}>
            <a href={paths.paymentRequest(resourceId, reservationId)}>{reservation.promotionName}</a>
          </h2>
          <p className={styles.when}>
            <time dateTime={start.toISOString()}>{formatVenueDateTime(start, locale, timeZone)}</time>
            {zone === undefined ? null : <small> {zone}</small>}
          </p>
        </div>
        <div className={styles.picture}>
          {picture === undefined ? null : (
            <Photo src={picture} alt="" {...fixedSize(isNext ? NEXT_PICTURE : 88)} media={media} />
          )}
        </div>
      </div>
      <p className={styles.facts}>
        <span>{t("guests", { adult, child, infant })}</span>
        <span>{t("number", { id: reservationId })}</span>
        {paymentStatus === undefined ? null : <span>{t(`payment.${paymentStatus}`)}</span>}
        {paymentStatus === "approved" ? <span>{t("paid", { amount: won })}</span> : null}
      </p>
      <RefundSummary reservation={reservation} />
      {reservationState === "restaurant" ? <p className={styles.next}>{receipt("next.restaurant")}</p> : null}
      {state !== "unpaid" ? null : (
        <p className={styles.deadline}>
          <FactLine>
            <b>{payment("awaiting")}</b>
            {autoCancelAt === undefined ? won : <Countdown until={autoCancelAt} />}
          </FactLine>
          {autoCancelAt === undefined
            ? null
            : t("toPay", { amount: won, at: formatVenueDateTime(new Date(autoCancelAt), locale, timeZone) })}
        </p>
      )}
      {isPast ? null : <DirectionsToOutlet resourceId={resourceId} known={promotion?.outlet} />}
      <footer>
        {state === "unpaid" && !isOver ? <PayInCard reservation={reservation} onChanged={onChanged} /> : null}
        <a className={button.quiet} href={paths.paymentRequest(resourceId, reservationId)}>
          {t("details")}
        </a>
        {canCancel ? (
          <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
            {t("cancel")}
          </button>
        ) : null}
        {isPast ? (
          <a
            className={button.quiet}
            href={rebookAddress(reservation, { withTime: state === "expired" })}
            onClick={() => rememberGuest(rebookedGuest(reservation, localeData[locale].country ?? ""))}
          >
            {t("again")}
          </a>
        ) : null}
      </footer>
      {isAsking ? (
        <CancelDialog reservation={reservation} onClose={() => setAsking(false)} onChanged={onChanged} />
      ) : null}
    </article>
  );
}

type PayInCardProps = { reservation: VenueReservation; onChanged: () => Promise<unknown> };

/**
 * Pays, from the list, a reservation that waits for its payment; a refusal is shown in the card, and the list is
 * reloaded.
 */
function PayInCard({ reservation, onChanged }: PayInCardProps) {
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
