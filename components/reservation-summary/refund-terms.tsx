"use client";

import { useTranslations } from "next-intl";
import { RefundRows } from "@/components/receipt/sections/refund-rows";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import type { Promotion } from "@/lib/promotion/schema";
import { CANCEL_CUTOFF_HOURS } from "@/lib/refund/cancel-rule";
import type { WholeDraft } from "@/lib/reservation/booking/place-reservation";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  /** In won. */
  amount: number;
  timeZone: string;
};

/** The refund of a cancellation, by when; where nothing is paid in advance, until when cancelling is possible. */
export function RefundTerms({ promotion, draft, amount, timeZone }: Props) {
  const t = useTranslations("Promotion");
  const { needsPayment, refundRules } = promotion;
  const { date, time } = draft;
  return (
    <section className={styles.block}>
      <h2>{t("policy")}</h2>
      {needsPayment ? (
        <RefundRows reservation={{ refundRules, date, time, amount, timeZone }} />
      ) : (
        <p>{t("policyFree", { hours: CANCEL_CUTOFF_HOURS })}</p>
      )}
    </section>
  );
}
