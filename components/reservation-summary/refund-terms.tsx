import type { ReactNode } from "react";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import type { Translator } from "@/lib/i18n/load-messages";
import { CANCEL_CUTOFF_HOURS } from "@/lib/refund/cancel-rule";

type Props = {
  needsPayment: boolean;
  t: Translator<"Promotion">;
  /** What is refunded until when. */
  children: ReactNode;
};

/** The refund of a cancellation, by when; where nothing is paid in advance, until when cancelling is possible. */
export function RefundTerms({ needsPayment, t, children }: Props) {
  return (
    <section className={styles.block}>
      <h2>{t("policy")}</h2>
      {needsPayment ? children : <p>{t("policyFree", { hours: CANCEL_CUTOFF_HOURS })}</p>}
    </section>
  );
}
