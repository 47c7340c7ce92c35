"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LoadFailure } from "@/components/calls/load-failure";
import { ProblemText } from "@/components/reservation-form/problem-text";
import styles from "@/components/reservation-form/reservation-form.module.css";
import { MonthCalendar } from "@/components/reservation-form/steps/month-calendar";
import { TimeSlots } from "@/components/reservation-form/steps/time-slots";
import { useBookableDays, useFirstOpenDay } from "@/components/reservation-form/use-availability";
import button from "@/components/ui/button.module.css";
import type { Promotion } from "@/lib/promotion/schema";
import type { ReservationDraft } from "@/lib/reservation/draft/reservation-draft";
import { paths } from "@/lib/routing/paths";
import { monthOf } from "@/lib/time/calendar-days";
import { formatWeekday } from "@/lib/time/format-day";
import { withTimeZone } from "@/lib/time/format-venue-time";
import { readTimeZone } from "@/lib/time/page-time-zone";

type Props = {
  promotion: Promotion;
  pax: number;
  draft: ReservationDraft;
  isTried: boolean;
  onChange: (patch: Partial<ReservationDraft>) => void;
  /** Sets what the guest has not chosen yet. */
  onFill: (patch: Partial<ReservationDraft>) => void;
};

/**
 * Day and time on one screen (R6.4): the month opens on the first day with a table for this party, with that day's
 * times below. A month without one names the next such day.
 */
export function WhenStep({ promotion, pax, draft, isTried, onChange, onFill }: Props) {
  const t = useTranslations("Reserve");
  const locale = useLocale();
  const range = useBookableDays(promotion.id);
  const { start, end } = range.data ?? {};
  const first = useFirstOpenDay(promotion.id, start, end, pax);
  const [turnedTo, setTurnedTo] = useState<string>();
  const { date, time } = draft;

  useEffect(() => {
    if (date === undefined && typeof first.data === "string") onFill({ date: first.data });
  }, [date, first.data, onFill]);

  const shown = turnedTo ?? (date === undefined ? undefined : monthOf(date));
  const month = shown ?? (start === undefined || first.data === undefined ? undefined : monthOf(start));
  // The times of a day out of view would be taken for those of the month in view.
  const isElsewhere = !isTried && date !== undefined && month !== monthOf(date);
  const failed = range.error ?? (date === undefined ? first.error : undefined);

  if (failed !== undefined) {
    const readAgain = () => {
      void range.mutate();
      void first.mutate();
    };
    return (
      <div className={styles.failed} role="alert">
        <p>
          <LoadFailure error={failed} retry={readAgain}>
            {t("calendarNotLoaded")}
          </LoadFailure>
        </p>
        <button type="button" className={button.quiet} onClick={readAgain}>
          {t("retry")}
        </button>
      </div>
    );
  }
  if (first.data === null && date === undefined) {
    return (
      <div className={styles.failed}>
        <p>{t("nothingFree")}</p>
        <a className={button.quiet} href={paths.resourcePage(promotion.resourceId)}>
          {t("otherPromotions")}
        </a>
      </div>
    );
  }
  return (
    <>
      <MonthCalendar
        promotion={promotion}
        month={month}
        range={range.data}
        pax={pax}
        date={date}
        nextOpen={first.data ?? undefined}
        onTurn={setTurnedTo}
        onChoose={(chosen) => {
          setTurnedTo(undefined);
          // The same time may be free on the other day as well; if it is not, it is removed with a notice.
          onChange({ date: chosen });
        }}
      />
      {date === undefined || isElsewhere ? null : (
        <TimeSlots
          promotion={promotion}
          title={withTimeZone(
            formatWeekday(date, locale),
            readTimeZone(promotion.outlet?.resourceId ?? promotion.resourceId),
            locale,
          )}
          date={date}
          time={time}
          pax={pax}
          onChoose={(chosen) => onChange({ time: chosen })}
        />
      )}
      {isTried && time === undefined ? (
        <ProblemText id="problem-time">{t("problem.noTime")}</ProblemText>
      ) : null}
    </>
  );
}
