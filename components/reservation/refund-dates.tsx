"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/reservation/refund-dates.module.css";
import type { Locale } from "@/lib/i18n/locales";
import { refundTable } from "@/lib/promotion/refund-quote";
import type { RefundRule } from "@/lib/promotion/schema";
import { formatCutoff } from "@/lib/time/seoul";

type Props = { rules: readonly RefundRule[]; date: string; time: string; amount: number; now: Date };

/**
 * What comes back to the card when plans change, as days and won (R6.6), with the row that holds at this moment
 * marked. Times are Seoul's. Without rules it says that there are none to show.
 */
export function RefundDates({ rules, date, time, amount, now }: Props) {
  const t = useTranslations("RefundDates");
  const money = useTranslations("Money");
  const locale = useLocale() as Locale;
  const rows = refundTable(rules, { date, time, amount });
  const holding = rows
    .filter(({ until }) => now < until)
    .reduce<(typeof rows)[number] | undefined>(
      (best, row) => (best === undefined || row.percent > best.percent ? row : best),
      undefined,
    );
  if (rows.length === 0) return <p className={styles.none}>{t("none")}</p>;
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("until")}</th>
          <th scope="col">{t("refund")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.until.getTime()}
            data-state={row === holding ? "holds" : now < row.until ? "comes" : "past"}
          >
            <td>
              {t("untilDay", { day: formatCutoff(row.until, locale) })}
              {row === holding ? <span className="visually-hidden"> ({t("holdsNow")})</span> : null}
            </td>
            <td>{money("won", { amount: row.amount })}</td>
          </tr>
        ))}
        <tr data-state={holding === undefined ? "holds" : "comes"}>
          <td>{t("afterwards")}</td>
          <td>{t("nothing")}</td>
        </tr>
      </tbody>
    </table>
  );
}
