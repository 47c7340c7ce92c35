"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Alternatives } from "@/components/booking/summary/alternatives";
import styles from "@/components/booking/summary/reservation-summary.module.css";
import { openingMessageKey } from "@/components/payment/payment-message-key";
import button from "@/components/ui/button.module.css";
import type { AppError } from "@/lib/base/app-error";
import { isOutcomeUnknown } from "@/lib/base/call-outcome";
import { phoneAddress } from "@/lib/base/phone";
import { formAddress } from "@/lib/booking/booking-address";
import type { WholeDraft } from "@/lib/booking/draft/whole-draft";
import { recoveryStepAfter } from "@/lib/booking/recovery-step";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type Props = {
  error: AppError;
  /** The table is already reserved; what failed is opening the payment. */
  isHeld: boolean;
  promotion: Promotion;
  draft: WholeDraft;
};

/**
 * Explains a refusal and offers the next step that helps (R6.7), above the button; what was chosen and typed is kept.
 */
export function RefusalNotice({ error, isHeld, promotion, draft }: Props) {
  const t = useTranslations("Summary");
  const common = useTranslations("Common");
  const sentence = useTranslations("Errors");
  const payment = useTranslations("Payment");
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is scrolled into view again
  useEffect(() => {
    element.current?.scrollIntoView({ block: "center" });
  }, [error]);
  const { resourceId, id, outlet } = promotion;
  const recoveryStep = recoveryStepAfter(error.code);
  const isUnsure = isOutcomeUnknown(error);
  return (
    <div ref={element} className={styles.refusal} role="alert">
      {recoveryStep === "alternatives" ? null : (
        <p>
          <b>
            {!isUnsure
              ? sentence(error.code)
              : isHeld
                ? payment(`failure.${openingMessageKey(error) ?? "notOpened"}`)
                : t("unsure")}
          </b>
          {isUnsure && error.requestId !== undefined
            ? ` ${sentence("quote", { id: error.requestId })}`
            : null}
        </p>
      )}
      {recoveryStep === "alternatives" ? (
        <Alternatives promotion={promotion} draft={draft} refusal={sentence(error.code)} />
      ) : recoveryStep === "table" || recoveryStep === "menu" || recoveryStep === "guest" ? (
        <a className={button.quiet} href={formAddress(resourceId, id, draft, recoveryStep)}>
          {t(`recovery.${recoveryStep}`)}
        </a>
      ) : recoveryStep === "others" ? (
        <a className={button.quiet} href={paths.resourcePage(outlet?.resourceId ?? resourceId)}>
          {common("seeOtherOffers")}
        </a>
      ) : recoveryStep === "call" && outlet?.phone !== undefined ? (
        <a className={button.quiet} href={phoneAddress(outlet.phone)}>
          {common("call", { phone: outlet.phone })}
        </a>
      ) : null}
    </div>
  );
}
