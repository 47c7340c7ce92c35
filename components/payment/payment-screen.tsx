"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { showError } from "@/components/errors/show-error";
import { PaymentNotice } from "@/components/payment/payment-notice";
import { failureInAddress, sentenceOfOpening } from "@/components/payment/payment-sentence";
import { type Refusal, RefusedPayment } from "@/components/payment/refused-payment";
import { ResumedPayment } from "@/components/payment/resumed-payment";
import { useReservation } from "@/components/payment/use-reservation";
import { useSettlement } from "@/components/payment/use-settlement";
import { Receipt } from "@/components/receipt/receipt";
import { ReceiptSkeleton } from "@/components/receipt/receipt-skeleton";
import type { AppError, ErrorCode } from "@/lib/errors/app-error";
import { paymentTruth } from "@/lib/payment/payment-truth";
import type { Reservation } from "@/lib/reservation/schema";
import type { OutletFacts } from "@/lib/resource/outlet-facts";
import { paths } from "@/lib/routing/paths";
import { announcePurchase, isPurchaseOfHere } from "@/lib/tracking/purchase";

type Props = {
  resourceId: number;
  reservationId: string;
  /** The guest comes from the gateway, and what they did there is still to be approved. */
  approvalId: string | undefined;
  /** The sealed text of the return address, where there is a valid one. */
  resume: string | undefined;
  replaces: string | undefined;
  isSignedIn: boolean;
  outlet: OutletFacts | undefined;
  mediaOrigin: string | undefined;
};

/** What became of a reservation and its payment (R7.2): whatever the address says, the server's status decides. */
export function PaymentScreen(props: Props) {
  const { resourceId, reservationId, approvalId, resume, replaces, isSignedIn, outlet, mediaOrigin } = props;
  const t = useTranslations("Payment");
  const [refusal, setRefusal] = useState<Refusal | undefined>(() => {
    const failure = failureInAddress(location.search);
    return failure === undefined ? undefined : { failure };
  });
  const { settlement, askAgain } = useSettlement({ reservationId, approvalId, resume, isAlone: !isSignedIn });
  const isSettled = settlement.phase === "none" || settlement.phase === "told";
  const { reservation, error, refresh } = useReservation(isSignedIn && isSettled ? reservationId : undefined);
  const refusedBy = settlement.phase === "told" ? settlement.payment.refusedBy : undefined;

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
    if (error?.code === "unauthorized") void showError(error);
    // The outlet that the page tells of comes from the address, and must be the reservation's own.
    if (reservation !== undefined && reservation.resourceId !== resourceId) {
      location.replace(paths.paymentRequest(reservation.resourceId, reservation.reservationId));
    }
  }, [error, reservation, resourceId]);

  const onRefused = (refused: AppError) => {
    if (refused.code === "unauthorized") void showError(refused);
    else {
      const failure = sentenceOfOpening(refused.code);
      setRefusal(failure === "notOpened" ? { failure } : { code: refused.code });
    }
    window.scrollTo({ top: 0 });
    void refresh();
  };

  if (settlement.phase === "asking") return <Waiting />;
  if (settlement.phase === "refused") {
    if (!isUnknown(settlement.error.code)) return <Missing code={settlement.error.code} onRetry={askAgain} />;
    return (
      <PaymentNotice
        title={t("unknownTitle")}
        sign="attention"
        ways={
          <>
            <button type="button" onClick={askAgain}>
              {t("askAgain")}
            </button>
            <a href={paths.book()}>{t("toBook")}</a>
          </>
        }
      >
        <p>{t("unknownText")}</p>
      </PaymentNotice>
    );
  }
  const isForeign = error?.code === "notfound_reservation" || error?.code === "page_not_found";
  if (settlement.phase === "told" && (!isSignedIn || isForeign)) {
    const failure = refusal !== undefined && "failure" in refusal ? refusal.failure : undefined;
    return (
      <ResumedPayment
        payment={settlement.payment}
        outlet={outlet?.name}
        resourceId={resourceId}
        refusal={failure ?? (refusal === undefined ? undefined : "unknown")}
      />
    );
  }
  if (reservation === undefined) {
    if (error !== undefined) return <Missing code={error.code} onRetry={() => void refresh()} />;
    return <ReceiptSkeleton />;
  }
  if (paymentTruth(reservation) === "processing") return <Waiting />;
  return (
    <Receipt
      reservation={reservation}
      outlet={outlet?.resourceId === reservation.resourceId ? outlet : undefined}
      mediaOrigin={mediaOrigin}
      replaces={replaces}
      refusal={refusal === undefined ? null : <RefusedPayment refusal={refusal} phone={outlet?.phone} />}
      onRefused={onRefused}
      onChanged={refresh}
    />
  );
}

const LONG_MS = 20_000;

/** The payment is being decided; after a while it says that nobody has to stay for it. */
function Waiting() {
  const t = useTranslations("Payment");
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PaymentNotice
      title={t("waitTitle")}
      sign="busy"
      {...(isLong ? { ways: <a href={paths.book()}>{t("toBook")}</a> } : {})}
    >
      <p>{t(isLong ? "waitLonger" : "waitText")}</p>
    </PaymentNotice>
  );
}

/** A reservation that cannot be shown: not there, somebody else's, over before anybody came, or not to be had now. */
function Missing({ code, onRetry }: { code: ErrorCode; onRetry: () => void }) {
  const t = useTranslations("Payment");
  const toBook = <a href={paths.book()}>{t("toBook")}</a>;
  switch (code) {
    case "reservation_already_claimed":
      return (
        <PaymentNotice title={t("claimedTitle")} sign="attention" ways={toBook}>
          <p>{t("claimedText")}</p>
        </PaymentNotice>
      );
    case "expired_reservation":
      return (
        <PaymentNotice title={t("linkExpiredTitle")} sign="attention" ways={toBook}>
          <p>{t("linkExpiredText")}</p>
        </PaymentNotice>
      );
    case "notfound_reservation":
    case "page_not_found":
    case "requirements_not_satisfied":
      return (
        <PaymentNotice title={t("notFoundTitle")} sign="attention" ways={toBook}>
          <p>{t("notFoundText")}</p>
        </PaymentNotice>
      );
    default:
      return (
        <PaymentNotice
          title={t("notLoadedTitle")}
          sign="attention"
          ways={
            <>
              <button type="button" onClick={onRetry}>
                {t("askAgain")}
              </button>
              {toBook}
            </>
          }
        >
          <p>{t("notLoadedText")}</p>
        </PaymentNotice>
      );
  }
}

function isUnknown(code: ErrorCode): boolean {
  return ["backend_unavailable", "REQUEST_SEND_ERROR", "backend_answer_unreadable", "unexpected"].includes(
    code,
  );
}

type Address = Pick<Props, "resourceId" | "reservationId" | "resume" | "replaces"> & { isSettled: boolean };

/** Once settled the address asks for nothing but the reservation, so that reload and Back show its status alone. */
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

/** Tells of a purchase that this browser made, once the server says that it was approved (R10.2). */
function usePurchase(reservation: Reservation | undefined, isReturn: boolean) {
  useEffect(() => {
    if (reservation === undefined || paymentTruth(reservation) !== "holds") return;
    const { reservationId, resourceId, currency, amount, promotionName, items, paymentStatus } = reservation;
    if (paymentStatus !== "approved" || !isPurchaseOfHere(reservationId, isReturn)) return;
    announcePurchase({ reservationId, resourceId, currency, amount, promotionName, items });
  }, [reservation, isReturn]);
}
