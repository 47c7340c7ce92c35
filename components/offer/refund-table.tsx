import type { Translator } from "@/lib/i18n/load-messages";
import type { RefundRule } from "@/lib/offer/schema";
import { refundPolicy } from "@/lib/receipt/refund-policy";
import styles from "./refund-table.module.css";

/** The refund for a cancellation (R6.6), by the promotion's rules, before a day is chosen. */
export function RefundTable({ rules, t }: { rules: readonly RefundRule[]; t: Translator<"Promotion"> }) {
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("cutoff")}</th>
          <th scope="col">{t("refund")}</th>
        </tr>
      </thead>
      <tbody>
        {refundPolicy(rules).map((rule) => (
          <tr key={JSON.stringify(rule)}>
            <td>
              {rule.type === "relative"
                ? t("hoursBefore", { hours: rule.hoursBefore })
                : rule.time === undefined
                  ? t("daysBefore", { days: rule.daysBefore })
                  : t("daysBeforeAt", { days: rule.daysBefore, time: rule.time })}
            </td>
            <td>{t("percent", { percent: rule.percent })}</td>
          </tr>
        ))}
        <tr>
          <td>{t("afterwards")}</td>
          <td>{t("noRefund")}</td>
        </tr>
      </tbody>
    </table>
  );
}
