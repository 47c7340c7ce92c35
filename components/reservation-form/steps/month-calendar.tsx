"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { LoadFailure } from "@/components/calls/load-failure";
import { dayAt } from "@/components/reservation-form/steps/days-by-key";
import styles from "@/components/reservation-form/steps/month-calendar.module.css";
import { type DayState, MonthDays } from "@/components/reservation-form/steps/month-days";
import { MonthHead } from "@/components/reservation-form/steps/month-head";
import { useHolidays, useMonth } from "@/components/reservation-form/use-availability";
import { hasTable } from "@/lib/promotion/has-table";
import type { Promotion } from "@/lib/promotion/schema";
import { daysOfMonth, monthOf } from "@/lib/time/calendar-days";
import { formatMonth, formatShortDay } from "@/lib/time/format-day";

type Props = {
  promotion: Promotion;
  /** Undefined until it is known which month comes first. */
  month: string | undefined;
  range: { start: string; end: string } | undefined;
  pax: number;
  date: string | undefined;
  /** The first day with a table for this party. */
  nextOpen: string | undefined;
  onTurn: (month: string) => void;
  onChoose: (date: string) => void;
};

const legend = ["open", "few", "full", "holiday", "count"] as const;

/** A month at a glance: each day with its number of times, few left, full or closed, and holidays. */
export function MonthCalendar(props: Props) {
  const { promotion, month, range, pax, date, nextOpen, onTurn, onChoose } = props;
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const { data, error, mutate } = useMonth(promotion.id, month, pax);
  const holidays = useHolidays(promotion.resourceId, month);
  const table = useRef<HTMLTableElement>(null);
  const goingTo = useRef<string>(undefined);

  const states = new Map(data?.map((day): [string, DayState] => [day.date, day]));
  const stateOf = (day: string): DayState =>
    range !== undefined && (day < range.start || day > range.end)
      ? { status: "closed" }
      : (states.get(day) ?? { status: "closed" });
  const isFree = (day: string) => hasTable(stateOf(day));
  const days = month === undefined ? [] : daysOfMonth(month);
  const hasCounts = data?.some(({ freeTimes }) => freeTimes !== undefined) === true;
  const tabStop = date !== undefined && days.includes(date) ? date : (days.find(isFree) ?? days[0]);
  const findDay = (day: string) => table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);

  const handleKey = (event: KeyboardEvent, day: string) => {
    const target = dayAt(event.key, day);
    if (target === undefined) return;
    event.preventDefault();
    const button = findDay(target);
    if (button !== null && button !== undefined) {
      button.focus();
      return;
    }
    if (range === undefined || monthOf(target) < monthOf(range.start) || monthOf(target) > monthOf(range.end))
      return;
    // The other month is rendered when it has loaded; its day then takes the focus that this one loses.
    goingTo.current = target;
    onTurn(monthOf(target));
  };

  useEffect(() => {
    if (goingTo.current === undefined || data === undefined) return;
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${goingTo.current}"]`);
    if (button === null || button === undefined) return;
    goingTo.current = undefined;
    button.focus();
  }, [data]);

  return (
    <>
      <MonthHead month={month} range={range} onTurn={onTurn} />
      <MonthDays
        tableRef={table}
        days={data === undefined || month === undefined ? undefined : days}
        stateOf={stateOf}
        holidays={holidays}
        chosen={date}
        tabStop={tabStop}
        onChoose={onChoose}
        onKey={handleKey}
      />
      {error !== undefined && data === undefined ? (
        <p className={styles.failed} role="alert">
          <LoadFailure error={error} retry={() => mutate()}>
            {t("calendarNotLoaded")}
          </LoadFailure>{" "}
          <button type="button" onClick={() => mutate()}>
            {t("retry")}
          </button>
        </p>
      ) : null}
      {data !== undefined && !days.some(isFree) ? (
        <p className={styles.failed} role="status">
          {t(days.every((day) => stateOf(day).status === "closed") ? "monthClosed" : "monthFull", {
            month: formatMonth(month ?? "", locale),
          })}{" "}
          {nextOpen === undefined ? null : (
            <button type="button" onClick={() => onChoose(nextOpen)}>
              {t("nextOpen", { day: formatShortDay(nextOpen, locale) })}
            </button>
          )}
        </p>
      ) : null}
      <ul className={styles.legend} aria-hidden="true">
        {legend
          .filter((kind) => kind !== "count" || hasCounts)
          .map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`legend.${kind}`)}
            </li>
          ))}
      </ul>
    </>
  );
}
