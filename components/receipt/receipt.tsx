"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { StepMark } from "@/components/booking/step-mark";
import { PayBar } from "@/components/payment/time-to-pay";
import { useDeadline, useReservation } from "@/components/payment/use-payment";
import { CancelDialog } from "@/components/receipt/cancel-dialog";
import styles from "@/components/receipt/receipt.module.css";
import { ReceiptActions } from "@/components/receipt/receipt-actions";
import { BookedHeading, ReceiptCard, ReceiptNotices, SentMessages } from "@/components/receipt/receipt-card";
import { ArrivalDetails, OrderList, PaymentReceipt } from "@/components/receipt/receipt-details";
import parts from "@/components/receipt/receipt-parts.module.css";
import { ReceiptTiles } from "@/components/receipt/receipt-tiles";
import { RefundNow, RefundRows } from "@/components/receipt/refund-rows";
import { SavedCopy } from "@/components/receipt/saved-copy";
import { useReservedPromotion } from "@/components/receipt/use-reservation";
import button from "@/components/ui/button.module.css";
import type { AppError } from "@/lib/base/app-error";
import { formatVenueDateTime, withTimeZone } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { venueInstant } from "@/lib/base/venue-instant";
import { venueDay } from "@/lib/base/venue-time";
import { displayGroup, isAhead } from "@/lib/booking/booking-status";
import { countBookingSteps } from "@/lib/booking/reservation-rules";
import {
  decideReservationState,
  isCertain,
  isPrepaid,
  paymentState,
  type ReservationState,
} from "@/lib/booking/reservation-state";
import type { VenueReservation } from "@/lib/booking/schema";
import type { LegalNotice } from "@/lib/cms/site/legal-notice";
import type { MediaServer } from "@/lib/place/media-server";
import type { OutletDetails } from "@/lib/place/outlet-details";
import { paths } from "@/lib/routing/paths";

type Props = {
  reservation: VenueReservation;
  outlet: OutletDetails | undefined;
  /** Who runs the site, as far as it is stated. */
  legal: LegalNotice | undefined;
  media: MediaServer | undefined;
  replaces: string | undefined;
  /** The reason why the last attempt at paying failed; shown while the reservation can still be paid. */
  refusal: ReactNode;
  onRefused: (error: AppError) => void;
  onChanged: () => Promise<unknown>;
};

/** What is paid for are menus. */
const PAID_STEPS = countBookingSteps({ hasMenus: true, needsPayment: true });

/** One reservation in full, from waiting for its payment to long after the dinner (R7.2, R8). */
export function Receipt(props: Props) {
  const { reservation, outlet, legal, media, replaces, refusal, onRefused, onChanged } = props;
  const t = useTranslations("Receipt");
  const payment = useTranslations("Payment");
  const form = useTranslations("Reserve");
  const locale = useLocale();
  const { resourceId, promotionId, autoCancelAt, refundRules, amount, kind } = reservation;
  const isTableAhead = isAhead(reservation, serverNow());
  const { promotion, isGone, isKnown } = useReservedPromotion({ resourceId, id: promotionId });
  // One picture from the first frame to the last: none before it is known which.
  const [picture] = [
    promotion?.thumbnailImage,
    promotion?.images[0]?.url,
    isKnown ? outlet?.image : undefined,
  ].filter(Boolean);
  const { timeZone } = reservation;
  const today = venueDay(serverNow(), timeZone);
  const hasEnded = isGone || (promotion?.end !== undefined && promotion.end < today);
  const state = paymentState(reservation);
  const isUnpaid = state === "unpaid";
  const isOver = useDeadline(isUnpaid ? autoCancelAt : undefined);
  const isPayable = isUnpaid && !isOver;
  const name = outlet?.name ?? reservation.outlet?.name ?? reservation.promotionName;
  const phone = outlet?.phone ?? promotion?.outlet?.phone;
  const isPaid = reservation.paymentStatus === "approved";
  // The last of the left column or the first of the right one, so the same place on a phone: beside the receipt of a
  // payment, the right column would otherwise be twice as long as the left one.
  const refund =
    isPrepaid(reservation) && (amount > 0 || refundRules.length > 0) && isTableAhead ? (
      <section className={parts.block}>
        <h2>{t("refundTitle")}</h2>
        <RefundNow reservation={reservation} />
        <RefundRows reservation={reservation} />
      </section>
    ) : null;
  // Within a thumb's reach on a phone, beside the card where there is room; the style sheet shows one of the two.
  const payBar = <PayBar reservation={reservation} replaces={replaces} onRefused={onRefused} />;
  return (
    <>
      <div className={styles.receipt}>
        <div className={styles.left}>
          {isPayable ? (
            <>
              <StepMark t={form} number={PAID_STEPS} total={PAID_STEPS} />
              {refusal}
            </>
          ) : (
            <BookedHeading reservation={reservation} />
          )}
          {replaces === undefined ? null : (
            <ReplaceEarlier earlierId={replaces} state={decideReservationState(reservation)} />
          )}
          <ReceiptCard
            reservation={reservation}
            picture={picture}
            isBare={picture === undefined && isKnown}
            hotel={outlet?.hotel?.name}
            media={media}
          />
          {isPayable && (kind === "request" || autoCancelAt !== undefined) ? (
            <p className={styles.deadline}>
              {kind === "request" ? `${payment("requested", { outlet: name })} ` : null}
              {autoCancelAt === undefined
                ? null
                : payment("payBy", {
                    at: withTimeZone(
                      formatVenueDateTime(new Date(autoCancelAt), locale, timeZone),
                      timeZone,
                      locale,
                      new Date(autoCancelAt),
                    ),
                  })}
            </p>
          ) : null}
          {isPayable ? <div className={styles.payHere}>{payBar}</div> : null}
          {isOver ? (
            <p className={styles.deadline}>
              {payment("timeOver")} {payment("timeOverText")}
            </p>
          ) : null}
          {state === "expired" ? <p className={styles.deadline}>{payment("expiredText")}</p> : null}
          <ReceiptNotices reservation={reservation} phone={phone} />
          {state === "expired" || state === "cancelled" ? null : (
            <ReceiptTiles reservation={reservation} outlet={outlet} isAhead={isTableAhead} />
          )}
          <ReceiptActions
            reservation={reservation}
            hasEnded={hasEnded}
            hotelId={outlet?.hotel?.resourceId}
            onChanged={onChanged}
          />
          <SentMessages reservation={reservation} />
          <SavedCopy reservation={reservation} outlet={outlet} isAhead={isTableAhead} />
          {isPaid ? refund : null}
        </div>
        <div className={styles.right}>
          {isPaid ? null : refund}
          {isTableAhead && outlet?.arrival !== undefined ? <ArrivalDetails arrival={outlet.arrival} /> : null}
          <OrderList reservation={reservation} />
          <PaymentReceipt reservation={reservation} outlet={name} legal={legal} />
        </div>
      </div>
      {isPayable ? <div className={styles.payAlways}>{payBar}</div> : null}
    </>
  );
}

type ReplaceEarlierProps = {
  /** The reservation that the one on the screen is to replace. */
  earlierId: string;
  /** How far the one on the screen is; before it is certain the earlier one is not touched. */
  state: ReservationState;
};

/** The second half of a change: once the new table is certain, the guest decides about the earlier one. */
function ReplaceEarlier({ earlierId, state }: ReplaceEarlierProps) {
  const t = useTranslations("Receipt");
  const locale = useLocale();
  const { reservation: earlier, refresh } = useReservation(earlierId);
  const [isAsking, setAsking] = useState(false);
  const [isEarlierRetained, setEarlierRetained] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (earlier === undefined || isEarlierRetained) return null;
  const isGone = displayGroup(earlier.status) === "cancelled";
  const when = formatVenueDateTime(
    venueInstant(earlier.date, earlier.time, earlier.timeZone),
    locale,
    earlier.timeZone,
  );
  return (
    <section className={styles.replace} aria-live="polite">
      {isGone ? (
        <p>{t("replaceDone", { id: earlierId })}</p>
      ) : !isCertain(state) ? (
        <p>{t("replaceWait", { id: earlierId })}</p>
      ) : (
        <>
          <h2>{t(state === "accepted" ? "booked.accepted" : "replaceTitle")}</h2>
          {hasFailed ? <p className={styles.failed}>{t("replaceFailed")}</p> : null}
          <p>{t("replaceText", { id: earlierId, when })}</p>
          <div className={styles.pair}>
            <button
              type="button"
              className={`${button.quiet} ${parts.action}`}
              onClick={() => setAsking(true)}
            >
              {t("replaceGo")}
            </button>
            <button
              type="button"
              className={`${button.quiet} ${parts.action}`}
              onClick={() => setEarlierRetained(true)}
            >
              {t("replaceKeep")}
            </button>
          </div>
          <p className={parts.plain}>
            <a href={paths.paymentRequest(earlier.resourceId, earlierId)}>{t("showEarlier")}</a>
          </p>
        </>
      )}
      {isAsking ? (
        <CancelDialog
          reservation={earlier}
          onClose={() => setAsking(false)}
          onChanged={refresh}
          onFailed={() => setFailed(true)}
        />
      ) : null}
    </section>
  );
}
