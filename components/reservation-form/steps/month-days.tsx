"use client";

import { useLocale, useTranslations } from "next-intl";
import type { KeyboardEvent, Ref } from "react";
import { toWeeks } from "@/components/reservation-form/steps/days-by-key";
import styles from "@/components/reservation-form/steps/month-calendar.module.css";
import { hasTable } from "@/lib/promotion/has-table";
import { weekdayOf } from "@/lib/time/calendar-days";
import { formatWeekday, weekdayNames } from "@/lib/time/format-day";

/** The status of a day, and how many of its times are free where the back end says so. */
export type DayState = { status: "open" | "few" | "full" | "closed"; freeTimes?: number | undefined };

type Props = {
  tableRef: Ref<HTMLTableElement>;
  /** The days of the month; undefined while they are loading. */
  days: readonly string[] | undefined;
  stateOf: (day: string) => DayState;
  holidays: readonly string[];
  chosen: string | undefined;
  /** The day that the Tab key reaches. */
  tabStop: string | undefined;
  onChoose: (day: string) => void;
  onKey: (event: KeyboardEvent, day: string) => void;
};

/** The grid of a month's days, each with its status by shape and text besides colour. */
export function MonthDays({ tableRef, days, onKey, ...of }: Props) {
  const locale = useLocale();
  return (
    <table ref={tableRef} className={styles.month} aria-labelledby="step-when" aria-busy={days === undefined}>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ long, short }) => (
            <th key={long} scope="col" abbr={long}>
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days === undefined
          ? Array.from({ length: 5 }, (_, week) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other key
              <tr key={week} className={styles.waiting}>
                {Array.from({ length: 7 }, (_, day) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: neither have its cells
                  <td key={day}>
                    <i />
                  </td>
                ))}
              </tr>
            ))
          : toWeeks(days).map((week) => (
              <tr key={week.find((day) => day !== undefined)}>
                {week.map((day, index) => (
                  <td key={day ?? index}>
                    {day === undefined ? null : <Day day={day} onKey={onKey} {...of} />}
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

type DayProps = Omit<Props, "tableRef" | "days"> & { day: string };

function Day({ day, stateOf, holidays, chosen, tabStop, onChoose, onKey }: DayProps) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const { status, freeTimes } = stateOf(day);
  const isFree = hasTable({ status });
  const isCounted = isFree && freeTimes !== undefined;
  const isHoliday = holidays.includes(day);
  const words = [
    formatWeekday(day, locale),
    t(`day.${status}`),
    isCounted ? t("day.freeTimes", { count: freeTimes }) : "",
    isHoliday ? t("day.holiday") : "",
  ];
  return (
    <button
      type="button"
      data-day={day}
      data-status={status}
      data-holiday={isHoliday ? "" : undefined}
      data-counted={isCounted ? "" : undefined}
      data-weekday={weekdayOf(day)}
      aria-pressed={day === chosen}
      aria-disabled={!isFree}
      tabIndex={day === tabStop ? 0 : -1}
      onClick={() => isFree && onChoose(day)}
      onKeyDown={(event) => onKey(event, day)}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {isFree && freeTimes !== undefined ? <small aria-hidden="true">{freeTimes}</small> : null}
      <span className="visually-hidden">{words.filter(Boolean).join(", ")}</span>
    </button>
  );
}
