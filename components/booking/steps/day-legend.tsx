"use client";

import { useTranslations } from "next-intl";
import styles from "@/components/booking/steps/day-calendar.module.css";
import type { DayState } from "@/components/booking/steps/day-grid";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";

const legend = ["open", "few", "full", "holiday", "count"] as const;

/** Returns what stands below a free day: its price where the days differ in it, else the number of its free times. */
export function markOf(days: readonly DayState[]): "price" | "count" | undefined {
  const free = days.filter(hasTable);
  // One price for all days is in the bar below.
  if (new Set(free.map(({ price }) => price?.adult)).size > 1) return "price";
  return days.some(({ freeTimes }) => freeTimes !== undefined) ? "count" : undefined;
}

/** What the marks of the calendar mean, for the eye: its days name them to a screen reader. */
export function DayLegend({ days }: { days: readonly DayState[] }) {
  const t = useTranslations("Reserve");
  const mark = markOf(days);
  return (
    <ul className={styles.legend} aria-hidden="true">
      {legend
        .filter((kind) => kind !== "count" || mark === "count")
        .filter((kind) => kind !== "few" || days.some((day) => shownStatus(day) === "few"))
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`legend.${kind}`)}
          </li>
        ))}
    </ul>
  );
}
