"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "@/components/payment/payment.module.css";
import {
  type PaymentMessageKey,
  PaymentNotice,
  paymentMessageKey,
} from "@/components/payment/payment-notice";
import { ContactLinks } from "@/components/place/contact-links";
import { CopyLink } from "@/components/share/copy-link";
import { BusyButton } from "@/components/ui/busy-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { useCall } from "@/components/ui/use-call";
import type { ErrorCode } from "@/lib/base/app-error";
import { displayGroup } from "@/lib/booking/booking-status";
import { getReservation } from "@/lib/booking/endpoints";
import { paymentState } from "@/lib/booking/reservation-state";
import { externalBrowserLink, inAppBrowserOf } from "@/lib/browser/device";
import type { SettledPayment } from "@/lib/payment/schema";
import { paths } from "@/lib/routing/paths";
import { readBooked } from "@/lib/tracking/attribution";

export type Refusal = { failure: PaymentMessageKey } | { code: ErrorCode };

const forOutlets: readonly ErrorCode[] = ["wrong_payment_configuration", "wrong_outlet_configuration"];

type RefusedPaymentProps = {
  refusal: Refusal;
  phone: string | undefined;
  /** The moment until which the reservation can still be paid, formatted; undefined where there is none. */
  payBy: string | undefined;
};

/** Failures after which no table is held any more, or it is unknown whether one is. */
const withoutTable: readonly PaymentMessageKey[] = ["soldOut", "expired"];

/** Says why the last attempt at paying failed, that nothing was charged by it, and what to do next. */
export function RefusedPayment({ refusal, phone, payBy }: RefusedPaymentProps) {
  const t = useTranslations("Payment");
  const errors = useTranslations("Errors");
  const code = "code" in refusal ? refusal.code : undefined;
  const failure = "failure" in refusal ? refusal.failure : paymentMessageKey(refusal.code);
  const isPaid = code === "payment_done";
  const isUnknownBrowser = code === "payment_unknown_browser";
  return (
    <section className={styles.refused} role="alert">
      <h2>{t(isPaid ? "paidTitle" : "failedTitle")}</h2>
      <p>
        {failure === undefined && code !== undefined ? errors(code) : t(`failure.${failure ?? "unknown"}`)}
      </p>
      {isPaid ? null : (
        <p>
          {payBy === undefined || (failure !== undefined && withoutTable.includes(failure))
            ? t("failedUncharged")
            : t("failedText", { at: payBy })}
        </p>
      )}
      {isUnknownBrowser ? <OtherBrowser /> : null}
      {code !== undefined && forOutlets.includes(code) ? <ContactLinks phone={phone} /> : null}
    </section>
  );
}

/**
 * Offers another browser from inside an app's own one: by the app's link or, where it has none, with the address to
 * copy.
 */
function OtherBrowser() {
  const t = useTranslations("Payment");
  const address = location.origin + location.pathname;
  const { userAgent } = navigator;
  const app = inAppBrowserOf(userAgent);
  if (app === undefined) return null;
  const href = externalBrowserLink(address, userAgent);
  return (
    <>
      <p>{t(href === undefined ? "takeAlong" : "insideApp", { app: t(`apps.${app}`) })}</p>
      {href === undefined ? <CopyLink address={address} /> : <a href={href}>{t("otherBrowser")}</a>}
    </>
  );
}

/** What is said of a reservation that cannot be shown, by the refusal; any other one counts as not loaded. */
const missing: Partial<Record<ErrorCode, "signIn" | "claimed" | "linkExpired" | "notFound">> = {
  unauthorized: "signIn",
  reservation_already_claimed: "claimed",
  expired_reservation: "linkExpired",
  notfound_reservation: "notFound",
  page_not_found: "notFound",
  requirements_not_satisfied: "notFound",
};

/**
 * A reservation that cannot be shown: missing, another guest's, expired before it was opened, not loadable now, or only
 * after a login, which then returns to this address.
 */
export function MissingReservation({ code, onRetry }: { code: ErrorCode; onRetry: () => unknown }) {
  const t = useTranslations("Payment");
  const common = useTranslations("Common");
  const reason = missing[code] ?? "notLoaded";
  const actions =
    reason === "signIn" ? (
      <a href={paths.login("kakao", location.pathname + location.search)}>{t("resumed.signIn")}</a>
    ) : (
      <>
        {reason === "notFound" ? <LatestReservation /> : null}
        {reason === "notLoaded" ? (
          <BusyButton words={[common("checkAgain"), common("checkingAgain")]} onPress={onRetry} />
        ) : null}
        <a href={paths.book()}>{common("myReservations")}</a>
      </>
    );
  return (
    <PaymentNotice title={t(`${reason}Title`)} sign="attention" actions={actions}>
      <p>
        {reason === "notLoaded" ? (
          <LoadFailure retry={onRetry} text={t("notLoadedText")} />
        ) : (
          t(`${reason}Text`)
        )}
      </p>
    </PaymentNotice>
  );
}

/** Leads to the table that was booked last in this browser, where this address has lost it (R6.8). */
function LatestReservation() {
  const t = useTranslations("Payment");
  const [booked] = useState(readBooked);
  const { data } = useCall(getReservation, booked === undefined ? undefined : { id: booked }, {
    endedSession: "say nothing",
  });
  if (data === undefined || location.pathname.includes(data.reservationId)) return null;
  return (
    <a href={paths.paymentRequest(data.resourceId, data.reservationId)}>
      {t("toLatest", { id: data.reservationId })}
    </a>
  );
}

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

/** What is said of the end of a payment: the title and the first sentence. */
const ends = {
  paid: ["resumed.paidTitle", "resumed.paidText"],
  held: ["resumed.heldTitle", "resumed.heldText"],
  unpaid: ["failedTitle", "resumed.unpaidText"],
  expired: ["expiredTitle", "resumed.expiredText"],
  cancelled: ["resumed.cancelledTitle", "resumed.cancelledText"],
} as const;

/**
 * The end of a payment in a browser where its guest is not signed in, as when a card app returns to another browser:
 * shows the outcome without any personal data, and the actions back.
 */
export function ResumedPayment(props: Props) {
  const { payment, outlet, resourceId, refusal, isSomebodyElse, fromMessenger } = props;
  const t = useTranslations("Payment");
  const state = paymentState(payment);
  const { reservationId: id } = payment;
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
  const isHeld = state === "holds";
  const group = displayGroup(payment.status);
  const isAccepted = group === "accepted" || group === "confirmed";
  const [title, text] = ends[isHeld ? (payment.paymentStatus === "approved" ? "paid" : "held") : state];
  return (
    <PaymentNotice title={t(title)} sign={isHeld ? "good" : "attention"} actions={actions}>
      {refusal === undefined || state !== "unpaid" ? null : <p>{t(`failure.${refusal}`)}</p>}
      <p>{t(text, { id })}</p>
      {isHeld && outlet !== undefined && (isAccepted || group === "pending") ? (
        <p>{t(isAccepted ? "resumed.paidOutlet" : "resumed.paidOutletPending", { outlet })}</p>
      ) : null}
      <p>{t(isSomebodyElse ? "resumed.privateOther" : "resumed.private")}</p>
    </PaymentNotice>
  );
}
