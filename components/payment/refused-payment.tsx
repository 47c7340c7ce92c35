"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/payment/payment.module.css";
import { type PaymentSentence, sentenceOfError } from "@/components/payment/payment-sentence";
import { ContactWays } from "@/components/reservation/contact-ways";
import { isInAppBrowser } from "@/lib/browser/user-agent";
import type { ErrorCode } from "@/lib/errors/app-error";

export type Refusal = { failure: PaymentSentence } | { code: ErrorCode };

const forOutlets: readonly ErrorCode[] = ["wrong_payment_configuration", "wrong_outlet_configuration"];

type Props = { refusal: Refusal; phone: string | undefined };

/** Why the last attempt at paying came to nothing, that nothing was charged by it, and what to do next. */
export function RefusedPayment({ refusal, phone }: Props) {
  const t = useTranslations("Payment");
  const errors = useTranslations("Errors");
  const code = "code" in refusal ? refusal.code : undefined;
  const failure = "failure" in refusal ? refusal.failure : sentenceOfError(refusal.code);
  const isOtherBrowser = code === "payment_unknown_browser" && isInAppBrowser(navigator.userAgent);
  return (
    <section className={styles.refused} role="alert">
      <h2>{t("failedTitle")}</h2>
      <p>
        {failure === undefined && code !== undefined ? errors(code) : t(`failure.${failure ?? "unknown"}`)}
      </p>
      <p>{t("failedText")}</p>
      {isOtherBrowser ? (
        <a
          href={`kakaotalk://web/openExternal?url=${encodeURIComponent(location.origin + location.pathname)}`}
        >
          {t("otherBrowser")}
        </a>
      ) : null}
      {code !== undefined && forOutlets.includes(code) ? <ContactWays phone={phone} /> : null}
    </section>
  );
}
