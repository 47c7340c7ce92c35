"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { openingMessageKey, PaymentNotice, readPaymentFailure } from "@/components/payment/payment-notice";
import { ReceiptSkeleton } from "@/components/payment/payment-placeholder";
import {
  MissingReservation,
  type Refusal,
  RefusedPayment,
  ResumedPayment,
} from "@/components/payment/payment-refusals";
import { useReservation } from "@/components/payment/use-payment";
import { Receipt } from "@/components/receipt/receipt";
import { showError } from "@/components/ui/show-error";
import { handleEndedSession } from "@/components/ui/use-call";
import { useIsLong } from "@/components/ui/use-is-long";
import { type AppError, type ErrorCode, isUnanswered } from "@/lib/base/app-error";
import { formatVenueDateTime, withTimeZone } from "@/lib/base/format-day";
import { rememberJustBooked } from "@/lib/booking/just-booked";
import { paymentState } from "@/lib/booking/reservation-state";
import type { SentMessage, VenueReservation } from "@/lib/booking/schema";
import type { LegalNotice } from "@/lib/cms/site/legal-notice";
import type { SettledPayment } from "@/lib/payment/schema";
import { type SettlementAnswer, settleFromBrowser } from "@/lib/payment/settle-from-browser";
import type { MediaServer } from "@/lib/place/media-server";
import type { OutletDetails } from "@/lib/place/outlet-details";
import { paths } from "@/lib/routing/paths";
import { announcePurchase, shouldReportPurchase } from "@/lib/tracking/purchase";

type Props = {
  resourceId: number;
  reservationId: string;
  /** The guest returns from the gateway, and the payment is still to be approved. */
  approvalId: string | undefined;
  /** The payment as far as the server has already settled it. */
  settled: SettledPayment | undefined;
  /** The sealed text of the return address, where it is valid. */
  resume: string | undefined;
  /** The payment began inside the messenger. */
  fromMessenger: boolean;
  replaces: string | undefined;
  isSignedIn: boolean;
  outlet: OutletDetails | undefined;
  legal: LegalNotice | undefined;
  media: MediaServer | undefined;
};

const nothingSettled = { refusedBy: undefined, sent: undefined };

/** The outcome of a reservation and its payment (R7.2): the server's status decides, not the address. */
export function PaymentScreen(props: Props) {
  const { resourceId, reservationId, approvalId, settled, resume, fromMessenger, replaces } = props;
  const { isSignedIn, outlet } = props;
  const locale = useLocale();
  const [refusal, setRefusal] = useState<Refusal | undefined>(() => {
    const failure = readPaymentFailure(location.search);
    return failure === undefined ? undefined : { failure };
  });
  const { settlement, askAgain } = useSettlement({
    reservationId,
    approvalId,
    resume,
    isAlone: !isSignedIn,
    settled,
  });
  const isSettled = settlement.phase === "none" || settlement.phase === "known";
  const { reservation, error, refresh } = useReservation(isSignedIn && isSettled ? reservationId : undefined);
  const { refusedBy, sent } = settlement.phase === "known" ? settlement.payment : nothingSettled;

  useJustBooked(reservationId, {
    hasReturned: approvalId !== undefined && settlement.phase === "known",
    sent,
  });
  useEffect(() => {
    if (refusedBy !== undefined) setRefusal({ code: refusedBy });
  }, [refusedBy]);
  useCleanAddress({
    isSettled,
    resourceId,
    reservationId,
    resume: isSignedIn ? undefined : resume,
    replaces,
  });
  usePurchase(reservation, approvalId !== undefined);
  useEffect(() => {
    // The outlet shown comes from the address, and must be the reservation's own.
    if (reservation !== undefined && reservation.resourceId !== resourceId) {
      location.replace(paths.paymentRequest(reservation.resourceId, reservation.reservationId));
    }
  }, [reservation, resourceId]);

  const onRefused = (refused: AppError) => {
    if (refused.code === "unauthorized") void showError(refused);
    else {
      const failure = openingMessageKey(refused);
      setRefusal(failure === "notOpened" || failure === "cutOff" ? { failure } : { code: refused.code });
    }
    window.scrollTo({ top: 0 });
    void refresh();
  };

  if (settlement.phase === "asking") return <WaitingPayment />;
  if (settlement.phase === "refused") {
    if (!isUnknown(settlement.error.code))
      return <MissingReservation code={settlement.error.code} onRetry={askAgain} />;
    return <UnknownPayment onAskAgain={askAgain} />;
  }
  const isForeign = error?.code === "notfound_reservation" || error?.code === "page_not_found";
  if (settlement.phase === "known" && (!isSignedIn || isForeign)) {
    const failure = refusal !== undefined && "failure" in refusal ? refusal.failure : undefined;
    return (
      <ResumedPayment
        payment={settlement.payment}
        outlet={outlet?.name}
        resourceId={resourceId}
        refusal={failure ?? (refusal === undefined ? undefined : "unknown")}
        isSomebodyElse={isSignedIn}
        fromMessenger={fromMessenger}
      />
    );
  }
  // Somebody else may claim a payment request while this guest reads it.
  if (reservation === undefined || error?.code === "reservation_already_claimed") {
    if (error !== undefined) return <MissingReservation code={error.code} onRetry={refresh} />;
    return <ReceiptSkeleton />;
  }
  if (paymentState(reservation) === "processing") return <WaitingPayment />;
  const { autoCancelAt, timeZone } = reservation;
  const deadline = autoCancelAt === undefined ? undefined : new Date(autoCancelAt);
  const payBy =
    deadline === undefined
      ? undefined
      : withTimeZone(formatVenueDateTime(deadline, locale, timeZone), timeZone, locale, deadline);
  return (
    <Receipt
      reservation={reservation}
      outlet={outlet?.resourceId === reservation.resourceId ? outlet : undefined}
      legal={props.legal}
      media={props.media}
      replaces={replaces}
      refusal={
        refusal === undefined ? null : (
          <RefusedPayment refusal={refusal} phone={outlet?.phone} payBy={payBy} />
        )
      }
      onRefused={onRefused}
      onChanged={refresh}
    />
  );
}

function isUnknown(code: ErrorCode): boolean {
  return isUnanswered(code) || code === "unexpected";
}

/** Says that the server does not know the payment's outcome yet, and lets the guest ask again. */
function UnknownPayment({ onAskAgain }: { onAskAgain: () => void }) {
  const t = useTranslations("Payment");
  const common = useTranslations("Common");
  return (
    <PaymentNotice
      title={t("unknownTitle")}
      sign="attention"
      actions={
        <>
          <button type="button" onClick={onAskAgain}>
            {common("checkAgain")}
          </button>
          <a href={paths.book()}>{common("myReservations")}</a>
        </>
      }
    >
      <p>{t("unknownText")}</p>
    </PaymentNotice>
  );
}

/** The notice shown while the payment is being decided; after a while it says that the guest need not stay. */
function WaitingPayment() {
  const t = useTranslations("Payment");
  const common = useTranslations("Common");
  const isLong = useIsLong(true);
  return (
    <PaymentNotice
      title={t("waitTitle")}
      sign="busy"
      {...(isLong ? { actions: <a href={paths.book()}>{common("myReservations")}</a> } : {})}
    >
      <p>{t(isLong ? "waitLonger" : "waitText")}</p>
    </PaymentNotice>
  );
}

type Address = Pick<Props, "resourceId" | "reservationId" | "resume" | "replaces"> & { isSettled: boolean };

/** Reduces the address to the reservation once the payment is settled, so that reload and Back only show its status. */
function useCleanAddress({ isSettled, resourceId, reservationId, resume, replaces }: Address) {
  useEffect(() => {
    if (!isSettled) return;
    const query = new URLSearchParams(location.search);
    if (resume === undefined) query.delete("resume");
    if (replaces === undefined) query.delete("replaces");
    const search = query.toString();
    const address = paths.paymentRequest(resourceId, reservationId) + (search === "" ? "" : `?${search}`);
    if (address !== location.pathname + location.search) history.replaceState(history.state, "", address);
  }, [isSettled, resourceId, reservationId, resume, replaces]);
}

type Returned = {
  /** The guest returned from the gateway and the payment's state is known, if only that it is being approved. */
  hasReturned: boolean;
  /** The messages that the guest will be sent, if the approval's answer named them. */
  sent: SentMessage[] | undefined;
};

/** Remembers that a reservation was just paid, so that the receipt says so once the table is certain. */
function useJustBooked(reservationId: string, { hasReturned, sent }: Returned): void {
  useEffect(() => {
    if (hasReturned || sent !== undefined) rememberJustBooked(reservationId, sent ?? []);
  }, [hasReturned, sent, reservationId]);
}

/** Reports to tracking a purchase that this browser made, once the server says that it was approved (R10.2). */
function usePurchase(reservation: VenueReservation | undefined, isReturn: boolean) {
  useEffect(() => {
    if (reservation === undefined || paymentState(reservation) !== "holds") return;
    const { reservationId, resourceId, currency, amount, promotionName, items, paymentStatus } = reservation;
    if (paymentStatus !== "approved" || !shouldReportPurchase(reservationId, isReturn)) return;
    announcePurchase({ reservationId, resourceId, currency, amount, promotionName, items });
  }, [reservation, isReturn]);
}

type Settlement = { phase: "none" } | { phase: "asking" } | SettlementAnswer;

type Options = Pick<Props, "reservationId" | "approvalId" | "resume" | "settled"> & {
  /** No guest is signed in, so that this is the only way to learn the state of the payment. */
  isAlone: boolean;
};

/**
 * Settles a payment on the return from the gateway: calls until there is a response and, where that is the only way to
 * know, until the payment has been decided. Without a living session the login follows (R12.1). Repeating the call is
 * safe: the server checks the status first.
 */
function useSettlement({ reservationId, approvalId, resume, isAlone, settled }: Options) {
  const [round, setRound] = useState(0);
  const isDue = (approvalId !== undefined || isAlone) && (settled === undefined || round > 0);
  const [settlement, setSettlement] = useState<Settlement>(
    settled === undefined
      ? { phase: isDue ? "asking" : "none" }
      : { phase: "known", payment: settled, isWaiting: false },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the call with the same values
  useEffect(() => {
    if (!isDue) return;
    const given = new AbortController();
    setSettlement({ phase: "asking" });
    const question = { reservationId, approvalId, resume, untilDecided: isAlone };
    void settleFromBrowser(question, given.signal, (answer) => {
      setSettlement(answer);
      if (answer.phase === "refused") handleEndedSession(answer.error);
    });
    return () => given.abort();
  }, [reservationId, approvalId, resume, isAlone, isDue, round]);

  return { settlement, askAgain: () => setRound((count) => count + 1) };
}
