"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { LoadFailure } from "@/components/calls/load-failure";
import { RetryButton } from "@/components/calls/retry-button";
import styles from "@/components/reservation-form/steps/day-calendar.module.css";
import { DayGrid, type DayState } from "@/components/reservation-form/steps/day-grid";
import { markOf } from "@/components/reservation-form/steps/day-legend";
import { dayAt } from "@/components/reservation-form/steps/days-by-key";
import { WeeksHead } from "@/components/reservation-form/steps/weeks-head";
import { useFourWeeks, useHolidays } from "@/components/reservation-form/use-availability";
import { hasTable } from "@/lib/promotion/availability-status";
import { daysOfFourWeeks, fourWeeksWith } from "@/lib/promotion/four-weeks";
import type { Promotion } from "@/lib/promotion/schema";
import { formatNearDate, formatShortDay } from "@/lib/time/format-day";

type Props = {
  promotion: Promotion;
  /** The first of the days in view; undefined until it is known. */
  from: string | undefined;
  range: { start: string; end: string } | undefined;
  pax: number;
  date: string | undefined;
  /** The first day with a table for this party. */
  nextOpen: string | undefined;
  onTurn: (from: string) => void;
  onChoose: (date: string) => void;
};

/** Four weeks at a glance: each day with its number of times, its last seats, full or closed, and holidays. */
export function DayCalendar(props: Props) {
  const { promotion, from, range, pax, date, nextOpen, onTurn, onChoose } = props;
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const { data, error, mutate } = useFourWeeks(promotion.id, from, pax);
  const days = from === undefined ? [] : daysOfFourWeeks(from);
  const holidays = useHolidays(promotion.resourceId, days[0], days.at(-1));
  const table = useRef<HTMLTableElement>(null);
  const goingTo = useRef<string>(undefined);

  const states = new Map(data?.map((day): [string, DayState] => [day.date, day]));
  const stateOf = (day: string): DayState =>
    range !== undefined && (day < range.start || day > range.end)
      ? { status: "closed" }
      : (states.get(day) ?? { status: "closed" });
  const isFree = (day: string) => hasTable(stateOf(day));
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
    if (range === undefined) return;
    const page = fourWeeksWith(target, range.start);
    if (page < fourWeeksWith(range.start, range.start) || page > fourWeeksWith(range.end, range.start))
      return;
    // The other weeks are rendered when they have loaded; their day then takes the focus that this one loses.
    goingTo.current = target;
    onTurn(page);
  };

  useEffect(() => {
    if (goingTo.current === undefined || data === undefined) return;
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${goingTo.current}"]`);
    if (button === null || button === undefined) return;
    goingTo.current = undefined;
    button.focus();
  }, [data]);

  const year = (days[0] ?? "").slice(0, 4);
  const [first, last] = [days[0] ?? "", days.at(-1) ?? ""];
  const period = t("weeks", {
    from: formatNearDate(first, locale, year),
    to: formatNearDate(last, locale, year),
  });
  return (
    <section className={styles.calendar}>
      <WeeksHead from={from} period={from === undefined ? undefined : period} range={range} onTurn={onTurn} />
      <DayGrid
        tableRef={table}
        days={data === undefined ? undefined : days}
        stateOf={stateOf}
        mark={markOf(days.map(stateOf))}
        holidays={holidays}
        chosen={date}
        tabStop={tabStop}
        onChoose={onChoose}
        onKey={handleKey}
      />
      {error !== undefined && data === undefined ? (
        <p className={styles.failed} role="alert">
          <LoadFailure error={error} retry={mutate}>
            {t("calendarNotLoaded")}
          </LoadFailure>{" "}
          <RetryButton retry={mutate} />
        </p>
      ) : null}
      {data !== undefined && !days.some(isFree) ? (
        <p className={styles.failed} role="status">
          {t(days.every((day) => stateOf(day).status === "closed") ? "weeksClosed" : "weeksFull", { period })}{" "}
          {nextOpen === undefined ? null : (
            <button type="button" onClick={() => onChoose(nextOpen)}>
              {t("nextOpen", { day: formatShortDay(nextOpen, locale) })}
            </button>
          )}
        </p>
      ) : null}
    </section>
  );
}
