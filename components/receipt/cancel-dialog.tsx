"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ContactLinks } from "@/components/place/contact-links";
import styles from "@/components/receipt/cancel-dialog.module.css";
import parts from "@/components/receipt/receipt-parts.module.css";
import { FactRows } from "@/components/receipt/refund-table";
import { useReservedPromotion } from "@/components/receipt/use-reservation";
import button from "@/components/ui/button.module.css";
import { Sheet } from "@/components/ui/sheet";
import { showError } from "@/components/ui/show-error";
import { showToast } from "@/components/ui/toasts";
import { useIsLong } from "@/components/ui/use-is-long";
import { AppError, type ErrorCode } from "@/lib/base/app-error";
import { formatShortDay, formatVenueDateTime, withTimeZone } from "@/lib/base/format-day";
import { serverNow } from "@/lib/base/server-clock";
import { venueInstant } from "@/lib/base/venue-instant";
import type { VenueReservation } from "@/lib/booking/schema";
import { beforeChunkReload } from "@/lib/browser/reload";
import { type Cancelling, cancelOnce, loadCancellation } from "@/lib/receipt/cancel-once";
import { CANCEL_CUTOFF_HOURS } from "@/lib/receipt/cancel-rule";
import { isSameQuote, quoteCancel } from "@/lib/receipt/refund-schedule";
import { readStatedRefund } from "@/lib/receipt/stated-refund";

/** What was paid, the cancellation charge, what goes back to the card, since when, and until when it arrives. */
export function RefundSummary({ reservation }: { reservation: VenueReservation }) {
  const t = useTranslations("Reservations");
  const money = useTranslations("Money");
  const locale = useLocale();
  const refund = readStatedRefund(reservation);
  if (refund === undefined) return null;
  const { paid, fee, amount, requestedAt, expectedBy } = refund;
  const won = (sum: number) => money("won", { amount: sum });
  return (
    <div className={styles.refund}>
      <FactRows
        className={parts.sums}
        rows={[
          [t("refund.paid"), won(paid)],
          [t("quoteKept"), won(fee)],
          [t("quoteBack"), won(amount)],
        ]}
      />
      <p>
        {requestedAt === undefined
          ? null
          : `${t("refund.requested", { at: formatVenueDateTime(new Date(requestedAt), locale, reservation.timeZone) })} `}
        {amount === 0
          ? t("refund.none")
          : expectedBy === undefined
            ? t("refund.someDays")
            : t("refund.expected", { day: formatShortDay(expectedBy, locale) })}
      </p>
    </div>
  );
}

type Props = {
  reservation: VenueReservation;
  onClose: () => void;
  /** Resolves when the content behind the dialog has been reloaded. */
  onChanged: () => Promise<unknown>;
  /** Called when a cancellation was requested and not carried out. */
  onFailed?: () => void;
};

/**
 * Asks before a reservation is cancelled and states the exact refund and until when it applies (R8.2). If a cut-off
 * passed while it was open, it quotes again first; within 24 hours of the table it says why cancelling is not possible,
 * and who can help. A failed cancellation is reported here, with the same contacts.
 */
export function CancelDialog({ reservation, onClose, onChanged, onFailed }: Props) {
  const t = useTranslations("Reservations");
  const money = useTranslations("Money");
  const errors = useTranslations("Errors");
  const locale = useLocale();
  const [quoted, setQuoted] = useState(() => quoteCancel(reservation, serverNow()));
  const [isRequoted, setRequoted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | "unknown">();
  const [requestId, setRequestId] = useState<string>();
  // State alone would let a second click through before the button is rendered as busy.
  const isSending = useRef(false);
  const isLong = useIsLong(isBusy);
  const { resourceId, promotionId, reservationId, outlet, date, time, timeZone } = reservation;
  const { promotion } = useReservedPromotion({ resourceId, id: promotionId });
  const won = (sum: number) => money("won", { amount: sum });
  const at = (instant: Date) => formatVenueDateTime(instant, locale, timeZone);

  const showOutcome = (cancelling: Cancelling) => {
    isSending.current = false;
    setBusy(false);
    if (cancelling.end === "signedOut") {
      void showError(cancelling.error);
      return;
    }
    if (cancelling.end !== "cancelled") {
      setFailure(cancelling.end === "stands" ? cancelling.code : "unknown");
      setRequestId(cancelling.requestId);
      return;
    }
    const { refundAmount, paymentStatus } = cancelling;
    if (paymentStatus === "cancel_failed") {
      void showError(new AppError("payment_cancel_failed"));
    } else {
      const message = refundAmount > 0 ? t("cancelledRefund", { amount: won(refundAmount) }) : t("cancelled");
      void showToast({ title: reservationId, message });
    }
    onClose();
  };

  // The content behind reloads when the network is back, and may remove this dialog before the status is known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome is this dialog's, whenever it is known
  useEffect(() => {
    if (failure !== "unknown") return;
    const ask = async () => {
      const lost = { code: "REQUEST_SEND_ERROR", requestId } as const;
      if (!isSending.current) showOutcome(await loadCancellation(reservationId, lost));
    };
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [failure, reservationId, requestId]);

  // A reload for a lost script would take the outcome away with this dialog.
  useEffect(() => beforeChunkReload(() => !isSending.current && failure === undefined), [failure]);

  const confirm = async () => {
    if (isSending.current) return;
    const now = quoteCancel(reservation, serverNow());
    if (!isSameQuote(now, quoted)) {
      setQuoted(now);
      setRequoted(true);
      return;
    }
    isSending.current = true;
    setBusy(true);
    const cancelling = await cancelOnce(reservationId, reservation.kind);
    await onChanged();
    if (cancelling.end !== "cancelled") onFailed?.();
    showOutcome(cancelling);
  };

  const isBlocked = quoted.block !== "none";
  return (
    <Sheet
      title={isBlocked ? t("cancelBlockedTitle") : t("cancelTitle")}
      canClose={!isBusy}
      onClose={onClose}
    >
      <p className={styles.what}>
        {outlet?.name ?? reservation.promotionName}, {at(venueInstant(date, time, timeZone))}
      </p>
      <div aria-live="polite">
        {failure === undefined ? null : (
          <p className={styles.failed}>
            <b>{t(failure === "unknown" ? "cancelUnsure" : "cancelFailed")}</b>{" "}
            {failure === "unknown" ||
            failure === "requirements_not_satisfied" ||
            failure === "REQUEST_SEND_ERROR"
              ? null
              : errors(failure)}
            {failure === "unknown" && requestId !== undefined
              ? ` ${errors("quote", { id: requestId })}`
              : null}
          </p>
        )}
        {isLong ? <p className={styles.requoted}>{t("cancelTakesLong")}</p> : null}
        {isRequoted && !isBlocked ? <p className={styles.requoted}>{t("requoted")}</p> : null}
        {isBlocked ? (
          <p>{t(quoted.block === "tooLate" ? "tooLate" : "notOpen", { hours: CANCEL_CUTOFF_HOURS })}</p>
        ) : !quoted.wasPaid ? (
          <p>{t(quoted.isSettled ? "cancelSettled" : "cancelFree")}</p>
        ) : (
          <FactRows
            className={styles.quote}
            rows={[
              [t("quoteBack"), won(quoted.amount)],
              [t("quoteKept"), won(quoted.kept)],
            ]}
          />
        )}
        {isBlocked || !quoted.wasPaid ? null : (
          <p className={styles.until}>
            {quoted.amount > 0 ? t("quoteCard", { percent: quoted.percent }) : t("cancelNoRefund")}{" "}
            {quoted.holdsUntil === undefined
              ? null
              : t("quoteUntil", {
                  at: withTimeZone(at(quoted.holdsUntil), timeZone, locale, quoted.holdsUntil),
                })}
          </p>
        )}
      </div>
      {isBlocked || failure !== undefined ? <ContactLinks phone={promotion?.outlet?.phone} /> : null}
      <div className={styles.answers}>
        {isBlocked ? null : (
          <button type="button" className={button.quiet} disabled={isBusy} onClick={confirm}>
            {t(isBusy ? "cancelling" : "cancelConfirm")}
          </button>
        )}
        <button type="button" className={button.main} disabled={isBusy} onClick={onClose}>
          {t(isBlocked ? "cancelBack" : "cancelKeep")}
        </button>
      </div>
    </Sheet>
  );
}
