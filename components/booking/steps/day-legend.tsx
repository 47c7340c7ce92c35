"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/steps/day-calendar.module.css";
import type { DayState } from "@/components/booking/steps/day-grid";
import { hasTable } from "@/lib/offer/availability-status";

const legend = ["open", "full", "holiday"] as const;

/** Whether free days differ in what a meal costs; one price for all days is in the bar below. */
export function haveSeveralPrices(days: readonly DayState[]): boolean {
  return new Set(days.filter(hasTable).map(({ price }) => price?.adult)).size > 1;
}

/** What the marks of the calendar mean, for the eye: its days name them to a screen reader. */
export function DayLegend() {
  const t = useTranslations("Reserve");
  return (
    <ul className={styles.legend} aria-hidden="true">
      {legend.map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
