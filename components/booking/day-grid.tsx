"use client";

import { useLocale, useTranslations } from "next-intl";
import type { KeyboardEvent, Ref } from "react";
import styles from "@/components/booking/day-calendar.module.css";
import { weekdayOf } from "@/lib/base/calendar-days";
import { formatMonthName, formatWeekday, weekdayNames } from "@/lib/base/format-day";
import { hasTable } from "@/lib/offer/availability-status";
import type { CalendarDay } from "@/lib/offer/schema";

/** The status of a day, how many times are free and what a meal costs, where the back end says so. */
export type DayState = Pick<CalendarDay, "status"> & Partial<Omit<CalendarDay, "status" | "date">>;

type Props = {
  tableRef: Ref<HTMLTableElement>;
  /** The days in view, from a Sunday on; undefined while they are loading. */
  days: readonly string[] | undefined;
  stateOf: (day: string) => DayState;
  /** The days differ in what a meal costs, which stands below each of them. */
  hasPrices: boolean;
  /** The first bookable day. */
  start: string | undefined;
  /** The table of the reservation that is being changed is on this day. */
  present: string | undefined;
  holidays: readonly string[];
  chosen: string | undefined;
  /** The day that the Tab key reaches. */
  tabStop: string | undefined;
  onChoose: (day: string) => void;
  onKey: (event: KeyboardEvent, day: string) => void;
};

const WEEK = 7;
const weeks = [0, 1, 2, 3] as const;

/**
 * The days, each with its status by shape and text besides colour: a strip that scrolls sideways on a phone, four weeks
 * where there is room.
 */
export function DayGrid({ tableRef, days, onKey, start, ...of }: Props) {
  const locale = useLocale();
  return (
    <table ref={tableRef} className={styles.days} aria-labelledby="days" aria-busy={days === undefined}>
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
        {weeks.map((week) => (
          <tr key={week} className={days === undefined ? styles.waiting : undefined}>
            {Array.from({ length: WEEK }, (_, index) => {
              const day = days?.[week * WEEK + index];
              return (
                <td
                  key={day ?? index}
                  data-before={day !== undefined && start !== undefined && day < start ? "" : undefined}
                >
                  {day === undefined ? (
                    <i />
                  ) : (
                    <Day day={day} isFirst={day === days?.[0]} onKey={onKey} {...of} />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Omit<Props, "tableRef" | "days" | "start"> & {
  day: string;
  /** The first day in view. */
  isFirst: boolean;
};

function Day(props: DayProps) {
  const { day, isFirst, stateOf, hasPrices, holidays, chosen, present, tabStop, onChoose, onKey } = props;
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const locale = useLocale();
  const state = stateOf(day);
  const { freeTimes, price } = state;
  const isFree = hasTable(state);
  // Few seats are told of a time, where their number means something.
  const status = isFree ? "open" : state.status === "full" ? "full" : "closed";
  const amount = isFree && hasPrices ? price?.adult : undefined;
  const isHoliday = holidays.includes(day);
  const words = [
    formatWeekday(day, locale),
    day === present ? t("present") : "",
    isFree && freeTimes !== undefined ? t("day.freeTimes", { count: freeTimes }) : t(`day.${status}`),
    amount === undefined ? "" : money("from", { price: money("won", { amount }) }),
    isHoliday ? t("day.holiday") : "",
  ];
  return (
    <button
      type="button"
      data-day={day}
      data-status={status}
      data-holiday={isHoliday ? "" : undefined}
      data-counted={amount === undefined ? undefined : ""}
      data-present={day === present ? "" : undefined}
      data-weekday={weekdayOf(day)}
      aria-pressed={day === chosen}
      aria-disabled={!isFree}
      tabIndex={day === tabStop ? 0 : -1}
      onClick={() => isFree && onChoose(day)}
      onKeyDown={(event) => onKey(event, day)}
    >
      <span aria-hidden="true" className={styles.weekday}>
        {weekdayNames(locale)[weekdayOf(day)]?.short}
      </span>
      <span aria-hidden="true" className={styles.number}>
        {Number(day.slice(8))}
      </span>
      {isFirst || day.endsWith("-01") ? <b aria-hidden="true">{formatMonthName(day, locale)}</b> : null}
      {amount === undefined ? null : <small aria-hidden="true">{money("short", { amount })}</small>}
      <span className="visually-hidden">{words.filter(Boolean).join(", ")}</span>
    </button>
  );
}

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
