"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/steps/day-calendar.module.css";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { fourWeeksWith, turnFourWeeks } from "@/lib/offer/four-weeks";

type Props = {
  /** The first of the days in view. */
  from: string | undefined;
  /** The first and the last of the days in view, in words. */
  period: string | undefined;
  range: { start: string; end: string } | undefined;
  onTurn: (from: string) => void;
};

/** The four weeks in view, and buttons to the ones before and after them as far as days can be booked. */
export function WeeksHead({ from, period, range, onTurn }: Props) {
  const t = useTranslations("Reserve");
  const isKnown = from !== undefined && range !== undefined;
  return (
    <div className={styles.head}>
      <h3 id="days" aria-live="polite">
        {period ?? t("whenTitle")}
      </h3>
      <div className={styles.turn}>
        <button
          type="button"
          className={button.icon}
          aria-label={t("previousWeeks")}
          disabled={!isKnown || from <= fourWeeksWith(range.start, range.start)}
          onClick={() => from !== undefined && onTurn(turnFourWeeks(from, -1))}
        >
          <Icon name="back" size={18} />
        </button>
        <button
          type="button"
          className={button.icon}
          aria-label={t("nextWeeks")}
          disabled={!isKnown || from >= fourWeeksWith(range.end, range.start)}
          onClick={() => from !== undefined && onTurn(turnFourWeeks(from, 1))}
        >
          <Icon name="arrow" size={18} />
        </button>
      </div>
    </div>
  );
}
