"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/payment/payment.module.css";
import { type PaymentMessageKey, paymentMessageKey } from "@/components/payment/payment-message-key";
import { ContactLinks } from "@/components/place/contact-links";
import { CopyLink } from "@/components/share/copy-link";
import type { ErrorCode } from "@/lib/base/app-error";
import { externalBrowserLink, inAppBrowserOf } from "@/lib/browser/in-app-browser";

export type Refusal = { failure: PaymentMessageKey } | { code: ErrorCode };

const forOutlets: readonly ErrorCode[] = ["wrong_payment_configuration", "wrong_outlet_configuration"];

type Props = {
  refusal: Refusal;
  phone: string | undefined;
  /** The moment until which the reservation can still be paid, formatted; undefined where there is none. */
  payBy: string | undefined;
};

/** Failures after which no table is held any more, or it is unknown whether one is. */
const withoutTable: readonly PaymentMessageKey[] = ["soldOut", "expired"];

/** Says why the last attempt at paying failed, that nothing was charged by it, and what to do next. */
export function RefusedPayment({ refusal, phone, payBy }: Props) {
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
