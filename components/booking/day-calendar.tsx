"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "@/components/booking/day-calendar.module.css";
import { DayGrid, type DayState, haveSeveralPrices } from "@/components/booking/day-grid";
import { useFourWeeks, useHolidays } from "@/components/booking/use-availability";
import button from "@/components/ui/button.module.css";
import { Icon } from "@/components/ui/icon";
import { LoadFailure, RetryButton } from "@/components/ui/load-failure";
import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf } from "@/lib/base/calendar-days";
import { formatNearDate, formatShortDay } from "@/lib/base/format-day";
import { hasTable } from "@/lib/offer/availability-status";
import { daysOfFourWeeks, fourWeeksWith, turnFourWeeks } from "@/lib/offer/four-weeks";
import type { Promotion } from "@/lib/offer/schema";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Returns the day that a key moves to in a grid of days (WAI-ARIA): by day, week, to the week's ends, by month. */
export function dayAt(key: string, day: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === "Home") return dayAfter(day, -weekdayOf(day));
  if (key === "End") return dayAfter(day, 6 - weekdayOf(day));
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = monthAfter(monthOf(day), key === "PageUp" ? -1 : 1);
  // A shorter month may lack that day.
  const sameDay = `${month}-${day.slice(8)}`;
  return daysOfMonth(month).includes(sameDay) ? sameDay : daysOfMonth(month).at(-1);
}

type Props = {
  promotion: Promotion;
  /** The first of the days in view; undefined until it is known. */
  from: string | undefined;
  range: { start: string; end: string } | undefined;
  pax: number;
  date: string | undefined;
  /** The day of the table that is being changed. */
  present?: string | undefined;
  /** The first day with a table for this party. */
  nextOpen: string | undefined;
  onTurn: (from: string) => void;
  onChoose: (date: string) => void;
};

/** The days of four weeks: which are free, full or closed, what a meal costs where they differ in it, and holidays. */
export function DayCalendar(props: Props) {
  const { promotion, from, range, pax, date, present, nextOpen, onTurn, onChoose } = props;
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

  // On a phone the days are a strip: the chosen one is in the middle of it.
  const isLoaded = data !== undefined;
  useEffect(() => {
    const strip = table.current;
    const day = isLoaded ? strip?.querySelector(`[data-day="${date}"]`) : undefined;
    if (strip === null || day === null || day === undefined) return;
    const [around, at] = [strip.getBoundingClientRect(), day.getBoundingClientRect()];
    strip.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2;
  }, [date, isLoaded]);

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
        hasPrices={haveSeveralPrices(days.map(stateOf))}
        start={range?.start}
        present={present}
        holidays={holidays}
        chosen={date}
        tabStop={tabStop}
        onChoose={onChoose}
        onKey={handleKey}
      />
      {error !== undefined && data === undefined ? (
        <p className={styles.failed} role="alert">
          <LoadFailure error={error} retry={mutate} text={t("calendarNotLoaded")} />{" "}
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

type WeeksHeadProps = Pick<Props, "from" | "range" | "onTurn"> & {
  /** The first and the last of the days in view, in words. */
  period: string | undefined;
};

/** The four weeks in view, and buttons to the ones before and after them as far as days can be booked. */
function WeeksHead({ from, period, range, onTurn }: WeeksHeadProps) {
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
