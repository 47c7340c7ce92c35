"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import styles from "@/components/reservation-form/steps/month-calendar.module.css";
import { StepTitle } from "@/components/reservation-form/steps/step-title";
import { useHolidays, useMonth } from "@/components/reservation-form/use-availability";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/i18n/locales";
import type { Promotion } from "@/lib/promotion/schema";
import { dayAfter, daysOfMonth, monthAfter, monthOf, weekdayOf } from "@/lib/time/calendar-days";
import { formatMonth, formatShortDay, formatWeekday, weekdayNames } from "@/lib/time/day-words";

type Props = {
  promotion: Promotion;
  /** Undefined until it is known where to begin. */
  month: string | undefined;
  range: { start: string; end: string } | undefined;
  pax: number;
  date: string | undefined;
  /** The first day with a table for this party. */
  nextOpen: string | undefined;
  onTurn: (month: string) => void;
  onChoose: (date: string) => void;
};

type DayStatus = "open" | "few" | "full" | "closed";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to in a grid of days (WAI-ARIA): by day, week, to the week's ends, by month. */
function dayAt(key: string, day: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return dayAfter(day, step);
  if (key === "Home") return dayAfter(day, -weekdayOf(day));
  if (key === "End") return dayAfter(day, 6 - weekdayOf(day));
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = monthAfter(monthOf(day), key === "PageUp" ? -1 : 1);
  // A month that is shorter ends earlier.
  const sameDay = `${month}-${day.slice(8)}`;
  return daysOfMonth(month).includes(sameDay) ? sameDay : daysOfMonth(month).at(-1);
}

/** A month at a glance: each day open, few left, full or closed, and holidays, told by shape and word besides colour. */
export function MonthCalendar(props: Props) {
  const { promotion, month, range, pax, date, nextOpen, onTurn, onChoose } = props;
  const t = useTranslations("Reserve");
  const locale = useLocale() as Locale;
  const { data, error, mutate } = useMonth(promotion.id, month, pax);
  const holidays = useHolidays(promotion.resourceId, month);
  const table = useRef<HTMLTableElement>(null);
  const goingTo = useRef<string>(undefined);

  const statuses = new Map(data?.map((day) => [day.date, day.status]));
  const statusOf = (day: string): DayStatus =>
    range !== undefined && (day < range.start || day > range.end)
      ? "closed"
      : (statuses.get(day) ?? "closed");
  const isFree = (day: string) => ["open", "few"].includes(statusOf(day));
  const days = month === undefined ? [] : daysOfMonth(month);
  const weeks = toWeeks(days);
  const tabStop = date !== undefined && days.includes(date) ? date : (days.find(isFree) ?? days[0]);
  const hasFree = days.some(isFree);

  const handleKey = (event: KeyboardEvent, day: string) => {
    const target = dayAt(event.key, day);
    if (target === undefined) return;
    event.preventDefault();
    const button = table.current?.querySelector<HTMLElement>(`[data-day="${target}"]`);
    if (button !== null && button !== undefined) {
      button.focus();
      return;
    }
    if (range === undefined || monthOf(target) < monthOf(range.start) || monthOf(target) > monthOf(range.end))
      return;
    // The other month is drawn when it has come; its day then takes the focus that this one loses.
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
      <div className={styles.head}>
        <StepTitle step="when">{month === undefined ? t("whenTitle") : formatMonth(month, locale)}</StepTitle>
        <div className={styles.turn}>
          <button
            type="button"
            aria-label={t("previousMonth")}
            disabled={month === undefined || range === undefined || month <= monthOf(range.start)}
            onClick={() => month !== undefined && onTurn(monthAfter(month, -1))}
          >
            <Icon name="back" size={18} />
          </button>
          <button
            type="button"
            aria-label={t("nextMonth")}
            disabled={month === undefined || range === undefined || month >= monthOf(range.end)}
            onClick={() => month !== undefined && onTurn(monthAfter(month))}
          >
            <Icon name="arrow" size={18} />
          </button>
        </div>
      </div>
      <table ref={table} className={styles.month} aria-labelledby="step-when" aria-busy={data === undefined}>
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
          {data === undefined || month === undefined
            ? Array.from({ length: 5 }, (_, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no other name
                <tr key={week} className={styles.waiting}>
                  {Array.from({ length: 7 }, (_, day) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: likewise its cells
                    <td key={day}>
                      <i />
                    </td>
                  ))}
                </tr>
              ))
            : weeks.map((week) => (
                <tr key={week.find((day) => day !== undefined)}>
                  {week.map((day, index) =>
                    day === undefined ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known by its weekday alone
                      <td key={index} />
                    ) : (
                      <td key={day}>
                        <button
                          type="button"
                          data-day={day}
                          data-status={statusOf(day)}
                          data-holiday={holidays.includes(day) ? "" : undefined}
                          data-weekday={weekdayOf(day)}
                          aria-pressed={day === date}
                          aria-disabled={!isFree(day)}
                          tabIndex={day === tabStop ? 0 : -1}
                          onClick={() => isFree(day) && onChoose(day)}
                          onKeyDown={(event) => handleKey(event, day)}
                        >
                          <span aria-hidden="true">{Number(day.slice(8))}</span>
                          <span className="visually-hidden">
                            {[
                              formatWeekday(day, locale),
                              t(`day.${statusOf(day)}`),
                              holidays.includes(day) ? t("day.holiday") : "",
                            ]
                              .filter(Boolean)
                              .join(", ")}
                          </span>
                        </button>
                      </td>
                    ),
                  )}
                </tr>
              ))}
        </tbody>
      </table>
      {error !== undefined && data === undefined ? (
        <p className={styles.failed} role="alert">
          {t("calendarNotLoaded")}{" "}
          <button type="button" onClick={() => mutate()}>
            {t("retry")}
          </button>
        </p>
      ) : null}
      {data !== undefined && !hasFree ? (
        <p className={styles.failed} role="status">
          {t(days.every((day) => statusOf(day) === "closed") ? "monthClosed" : "monthFull", {
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
        {(["open", "few", "full", "holiday"] as const).map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`legend.${kind}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function toWeeks(days: readonly string[]): (string | undefined)[][] {
  const [first] = days;
  if (first === undefined) return [];
  const cells: (string | undefined)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => undefined),
    ...days,
  ];
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
