"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/reservation-form/steps/month-calendar.module.css";
import { StepTitle } from "@/components/reservation-form/steps/step-title";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { monthAfter, monthOf } from "@/lib/time/calendar-days";
import { formatMonth } from "@/lib/time/format-day";

type Props = {
  month: string | undefined;
  range: { start: string; end: string } | undefined;
  onTurn: (month: string) => void;
};

/** The name of the month, and buttons to the ones before and after it as far as days can be booked. */
export function MonthHead({ month, range, onTurn }: Props) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const isKnown = month !== undefined && range !== undefined;
  return (
    <div className={styles.head}>
      <StepTitle step="when">{month === undefined ? t("whenTitle") : formatMonth(month, locale)}</StepTitle>
      <div className={styles.turn}>
        <button
          type="button"
          className={button.icon}
          aria-label={t("previousMonth")}
          disabled={!isKnown || month <= monthOf(range.start)}
          onClick={() => month !== undefined && onTurn(monthAfter(month, -1))}
        >
          <Icon name="back" size={18} />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={t("nextMonth")}
          disabled={!isKnown || month >= monthOf(range.end)}
          onClick={() => month !== undefined && onTurn(monthAfter(month))}
        >
          <Icon name="arrow" size={18} />
        </button>
      </div>
    </div>
  );
}
