"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ProblemText } from "@/components/booking/form/problem-text";
import styles from "@/components/booking/form/reservation-form.module.css";
import { useBookableDays, useFirstOpenDay, useFourWeeks } from "@/components/booking/form/use-availability";
import { DayCalendar } from "@/components/booking/steps/day-calendar";
import { DayLegend } from "@/components/booking/steps/day-legend";
import { TimeSlots } from "@/components/booking/steps/time-slots";
import button from "@/components/ui/button.module.css";
import { LoadFailure } from "@/components/ui/load-failure";
import { RetryButton } from "@/components/ui/retry-button";
import { formatWeekday } from "@/lib/base/format-day";
import { withTimeZone } from "@/lib/base/format-venue-time";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { partyTotal, smallestParty } from "@/lib/booking/draft/party-size";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import { daysOfFourWeeks, fourWeeksWith } from "@/lib/offer/four-weeks";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type Props = {
  promotion: Promotion;
  draft: ReservationDraft;
  isTried: boolean;
  onChange: (patch: Partial<ReservationDraft>) => void;
  /** Sets what the guest has not chosen yet. */
  onFill: (patch: Partial<ReservationDraft>) => void;
};

/**
 * Day and time (R6.4): four weeks, open on the first day with a table for this party, and that day's times below. Four
 * weeks without one name the next such day.
 */
export function TableTimes({ promotion, draft, isTried, onChange, onFill }: Props) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  const locale = useLocale();
  const { party, date, time } = draft;
  const pax = Math.max(1, partyTotal(party ?? smallestParty));
  const range = useBookableDays(promotion.id);
  const { start, end } = range.data ?? {};
  const first = useFirstOpenDay(promotion.id, start, end, pax);
  const [turnedTo, setTurnedTo] = useState<string>();
  const times = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (date === undefined && typeof first.data === "string") onFill({ date: first.data });
  }, [date, first.data, onFill]);

  const shown = date ?? (first.data === undefined ? undefined : start);
  const from =
    turnedTo ?? (start === undefined || shown === undefined ? undefined : fourWeeksWith(shown, start));
  // The times of a day out of view would be taken for those of the weeks in view.
  const isInView = date !== undefined && from !== undefined && daysOfFourWeeks(from).includes(date);
  // One notice says that the days could not be loaded; their times then could not either.
  const { data: days, error: daysError } = useFourWeeks(promotion.id, from, pax);
  const isCalendarLost = days === undefined && daysError !== undefined;
  const failed = range.error ?? (date === undefined ? first.error : undefined);

  if (failed !== undefined) {
    const readAgain = () => Promise.all([range.mutate(), first.mutate()]);
    return (
      <div className={styles.failed} role="alert">
        <p>
          <LoadFailure error={failed} retry={readAgain}>
            {t("calendarNotLoaded")}
          </LoadFailure>
        </p>
        <RetryButton className={button.quiet} retry={readAgain} />
      </div>
    );
  }
  if (first.data === null && date === undefined) {
    return (
      <div className={styles.failed} role="status">
        <p>{t("nothingFree")}</p>
        <a className={button.quiet} href={paths.resourcePage(promotion.resourceId)}>
          {common("seeOtherOffers")}
        </a>
      </div>
    );
  }
  return (
    <>
      <DayCalendar
        promotion={promotion}
        from={from}
        range={range.data}
        pax={pax}
        date={date}
        nextOpen={first.data ?? undefined}
        onTurn={setTurnedTo}
        onChoose={(chosen) => {
          setTurnedTo(undefined);
          // The same time may be free on the other day as well; if it is not, it is removed with a notice.
          onChange({ date: chosen });
          // On a phone they may be below the sheet's edge, where nobody would look for them.
          requestAnimationFrame(() => times.current?.scrollIntoView({ block: "nearest" }));
        }}
      />
      {date === undefined || isCalendarLost || !(isInView || isTried) ? null : (
        <div ref={times}>
          <TimeSlots
            promotion={promotion}
            title={withTimeZone(
              formatWeekday(date, locale),
              readTimeZone(promotion.outlet?.resourceId ?? promotion.resourceId),
              locale,
            )}
            date={date}
            time={time}
            party={party ?? smallestParty}
            onChoose={(chosen) => onChange({ time: chosen })}
          />
        </div>
      )}
      {isTried && time === undefined ? (
        <ProblemText id="problem-time">{t("problem.noTime")}</ProblemText>
      ) : null}
      {days === undefined ? null : <DayLegend days={days} />}
    </>
  );
}
