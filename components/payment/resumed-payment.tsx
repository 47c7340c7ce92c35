"use client";

import { useTranslations } from "next-intl";
import type { PaymentMessageKey } from "@/components/payment/payment-message-key";
import { PaymentNotice } from "@/components/payment/payment-notice";
import { displayGroup } from "@/lib/booking/booking-status";
import { paymentState } from "@/lib/booking/payment-state";
import type { SettledPayment } from "@/lib/payment/settled-payment";
import { paths } from "@/lib/routing/paths";

type Props = {
  payment: SettledPayment;
  /** The public name of its outlet. */
  outlet: string | undefined;
  resourceId: number;
  refusal: PaymentMessageKey | undefined;
  /** Another guest than that of this reservation is signed in here. */
  isSomebodyElse: boolean;
  /** The payment began inside the messenger. */
  fromMessenger: boolean;
};

/**
 * The end of a payment in a browser where its guest is not signed in, as when a card app returns to another browser:
 * shows the outcome without any personal data, and the actions back.
 */
export function ResumedPayment({
  payment,
  outlet,
  resourceId,
  refusal,
  isSomebodyElse,
  fromMessenger,
}: Props) {
  const t = useTranslations("Payment");
  const state = paymentState(payment);
  const { reservationId: id } = payment;
  const whyPrivate = t(isSomebodyElse ? "resumed.privateOther" : "resumed.private");
  const actions = (
    <>
      {fromMessenger ? <a href="kakaotalk://main">{t("resumed.openKakao")}</a> : null}
      <a href={paths.login("kakao", paths.paymentRequest(resourceId, id))}>{t("resumed.signIn")}</a>
    </>
  );
  if (state === "processing") {
    return (
      <PaymentNotice title={t("waitTitle")} sign="busy" actions={actions}>
        <p>{t("waitText")}</p>
      </PaymentNotice>
    );
  }
  if (state === "holds") {
    const isPaid = payment.paymentStatus === "approved";
    const group = displayGroup(payment.status);
    return (
      <PaymentNotice
        title={t(isPaid ? "resumed.paidTitle" : "resumed.heldTitle")}
        sign="good"
        actions={actions}
      >
        <p>{t(isPaid ? "resumed.paidText" : "resumed.heldText", { id })}</p>
        {outlet === undefined ? null : group === "accepted" || group === "confirmed" ? (
          <p>{t("resumed.paidOutlet", { outlet })}</p>
        ) : group === "pending" ? (
          <p>{t("resumed.paidOutletPending", { outlet })}</p>
        ) : null}
        <p>{whyPrivate}</p>
      </PaymentNotice>
    );
  }
  return (
    <PaymentNotice
      title={t(
        state === "expired" ? "expiredTitle" : state === "unpaid" ? "failedTitle" : "resumed.cancelledTitle",
      )}
      sign="attention"
      actions={actions}
    >
      {refusal === undefined || state !== "unpaid" ? null : <p>{t(`failure.${refusal}`)}</p>}
      <p>
        {t(
          state === "unpaid"
            ? "resumed.unpaidText"
            : state === "expired"
              ? "resumed.expiredText"
              : "resumed.cancelledText",
          { id },
        )}
      </p>
      <p>{whyPrivate}</p>
    </PaymentNotice>
  );
}
