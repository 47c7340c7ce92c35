"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { openingMessageKey } from "@/components/payment/payment-message-key";
import { Alternatives } from "@/components/reservation-summary/alternatives";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import button from "@/components/ui/button.module.css";
import type { AppError } from "@/lib/errors/app-error";
import { isOutcomeUnknown } from "@/lib/errors/call-outcome";
import type { Promotion } from "@/lib/promotion/schema";
import { recoveryStepAfter } from "@/lib/reservation/booking/recovery-step";
import { formAddress } from "@/lib/reservation/booking-address";
import type { WholeDraft } from "@/lib/reservation/draft/whole-draft";
import { paths } from "@/lib/routing/paths";
import { phoneAddress } from "@/lib/text/phone";

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
