"use client";

import { useLocale, useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Counter, PartyLine, PartyRows } from "@/components/booking/counter";
import { DayCalendar } from "@/components/booking/day-calendar";
import { DayLegend } from "@/components/booking/day-grid";
import styles from "@/components/booking/reservation-form.module.css";
import { ProblemText, StepTitle } from "@/components/booking/step-mark";
import { TimeSlots } from "@/components/booking/time-slots";
import { wasPartyOpen } from "@/components/booking/unhydrated-party";
import { useBookableDays, useFirstOpenDay, useFourWeeks } from "@/components/booking/use-availability";
import { Inquiry } from "@/components/place/inquiry";
import button from "@/components/ui/button.module.css";
import { FailedLoad } from "@/components/ui/load-failure";
import { formatDay, formatWeekday, withTimeZone } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import type { PresentTable } from "@/lib/booking/present-table";
import type { ReservationDraft } from "@/lib/booking/reservation-draft";
import {
  type PartySize,
  partyBounds,
  partyProblem,
  partyTotal,
  smallestParty,
} from "@/lib/booking/reservation-rules";
import { daysOfFourWeeks, fourWeeksWith } from "@/lib/offer/four-weeks";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type PartyFieldsProps = {
  promotion: Promotion;
  party: PartySize | undefined;
  /** The day that is chosen, for a message to the restaurant. */
  date: string | undefined;
  isTried: boolean;
  onChange: (patch: Partial<ReservationDraft>) => void;
};

/** The largest party that a restaurant can be asked for. */
const LARGEST_INQUIRY = 99;

/** The party size (R6.2): adults, children of 3 to 12, infants under 3, within the promotion's limits. */
function PartyFields({ promotion, party, date, isTried, onChange }: PartyFieldsProps) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  const size = party ?? { adults: 0, children: 0, infants: 0 };
  const problem = partyProblem(party, promotion);
  // The next tap can fix too few; too many can only come from a link.
  const isShown = problem !== undefined && (isTried || problem.message === "maximumPeople");
  const [isOpen, setOpen] = useState(wasPartyOpen);
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return (
    // Open where the guest has something to do there, and where it was open before this form was here.
    <details className={styles.party} open={isOpen || isShown} onToggle={handleToggle}>
      <PartyLine party={size} t={t} change={common("change")} />
      <p className={styles.hint}>{t(...partyBounds(promotion))}</p>
      <ul className={styles.rows} data-problem={isShown ? "" : undefined} tabIndex={-1}>
        <PartyRows
          party={size}
          maxPax={promotion.maxPax}
          t={t}
          describedBy={isShown ? "problem-party" : undefined}
          onChange={(changed) => onChange({ party: changed })}
        />
      </ul>
      {isShown ? (
        <ProblemText id="problem-party">
          {problem.message === "choosePartySize"
            ? t("problem.choosePartySize")
            : t(`problem.${problem.message}`, { n: problem.n })}
        </ProblemText>
      ) : null}
      {partyTotal(size) >= promotion.maxPax ? <LargerParty promotion={promotion} date={date} /> : null}
    </details>
  );
}

/** Asks the restaurant for a table for more guests than the promotion takes. */
function LargerParty({ promotion, date }: Pick<PartyFieldsProps, "promotion" | "date">) {
  const t = useTranslations("Reserve");
  const words = useTranslations("Inquiry");
  const locale = useLocale();
  const { name, outlet, maxPax } = promotion;
  const [count, setCount] = useState(maxPax + 1);
  const guests = useTranslations("Common")("guests");
  return (
    <>
      <p className={styles.hint}>{t("largerParty")}</p>
      <Inquiry
        outlet={outlet}
        lines={[
          words("hello", { outlet: outlet?.name ?? name }),
          words("offer", { name }),
          ...(date === undefined ? [] : [words("when", { when: formatDay(date, locale) })]),
          words("guests", { count }),
          words("larger"),
        ]}
      >
        <ul className={styles.rows}>
          <li>
            <b>{guests}</b>
            <Counter
              label={guests}
              t={t}
              value={count}
              min={maxPax + 1}
              max={LARGEST_INQUIRY}
              onChange={setCount}
            />
          </li>
        </ul>
      </Inquiry>
    </>
  );
}

type Props = {
  promotion: Promotion;
  draft: ReservationDraft;
  /** The table that is being changed. */
  present: PresentTable | undefined;
  isTried: boolean;
  onParty: (patch: Partial<ReservationDraft>) => void;
  onChange: (patch: Partial<ReservationDraft>) => void;
  /** Sets what the guest has not chosen yet. */
  onFill: (patch: Partial<ReservationDraft>) => void;
};

/** The table on one sheet (R6.2, R6.4): how many guests, on which day, at what time. */
export function TableStep({ promotion, draft, present, isTried, onParty, onChange, onFill }: Props) {
  const t = useTranslations("Reserve");
  return (
    <>
      <StepTitle step="table">{t("tableTitle")}</StepTitle>
      <PartyFields
        promotion={promotion}
        party={draft.party}
        date={draft.date}
        isTried={isTried}
        onChange={onParty}
      />
      <TableTimes {...{ promotion, draft, present, isTried, onChange, onFill }} />
    </>
  );
}

type TableTimesProps = Omit<Props, "onParty">;

/**
 * Day and time (R6.4): four weeks, open on the first day with a table for this party, and that day's times below. Four
 * weeks without one name the next such day.
 */
function TableTimes({ promotion, draft, present, isTried, onChange, onFill }: TableTimesProps) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  const locale = useLocale();
  const { party, date, time } = draft;
  const pax = Math.max(1, partyTotal(party ?? smallestParty));
  const range = useBookableDays(promotion);
  const { start, end } = range.data ?? {};
  const presentHere = present?.promotionId === promotion.id ? present : undefined;
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
        <FailedLoad className={button.quiet} error={failed} retry={readAgain} text={t("calendarNotLoaded")} />
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
        present={presentHere?.date}
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
            present={presentHere?.date === date ? presentHere.time : undefined}
            party={party ?? smallestParty}
            onChoose={(chosen) => onChange({ time: chosen })}
          />
        </div>
      )}
      {isTried && time === undefined ? (
        <ProblemText id="problem-time">{t("problem.noTime")}</ProblemText>
      ) : null}
      {days === undefined ? null : <DayLegend />}
    </>
  );
}
