"use client";

import { useTranslations } from "next-intl";
import { LoadFailure } from "@/components/calls/load-failure";
import { RetryButton } from "@/components/calls/retry-button";
import { FullDay } from "@/components/reservation-form/steps/times/full-day";
import styles from "@/components/reservation-form/steps/times/time-slots.module.css";
import { useHours, useTimes } from "@/components/reservation-form/use-availability";
import chips from "@/components/ui/chips.module.css";
import { hasTable, shownStatus } from "@/lib/promotion/availability-status";
import type { Promotion } from "@/lib/promotion/schema";
import { type PartySize, partyTotal } from "@/lib/reservation/draft/party-size";

type Props = {
  promotion: Promotion;
  title: string;
  date: string;
  time: string | undefined;
  party: PartySize;
  onChoose: (time: string) => void;
};

/** Number of times up to which no first and last table is named. */
const FEW_TIMES = 2;

/**
 * The times of a day with their tables: only those that the outlet offers, in the venue's time; full ones are struck
 * through. On a day without one the hotel's other outlets are offered, and the guest can call the outlet or write to
 * it.
 */
export function TimeSlots({ promotion, title, date, time, party, onChoose }: Props) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  const { data, error, mutate } = useTimes(promotion.id, date, Math.max(1, partyTotal(party)));
  const hours = useHours(promotion.id, date);
  const problemId = "problem-time";
  const isFull = data?.some(hasTable) === false;
  const help = <FullDay promotion={promotion} date={date} time={time} party={party} />;
  return (
    <section className={styles.times} aria-busy={data === undefined && error === undefined}>
      <h3 id="times">{title}</h3>
      {data !== undefined ? (
        data.length === 0 ? (
          <>
            <p role="status">{t("noTimes")}</p>
            {help}
          </>
        ) : (
          <>
            {isFull ? <p role="status">{t("allFull")}</p> : null}
            <div
              className={`${chips.chips} ${styles.slots}`}
              role="radiogroup"
              aria-labelledby="times"
              aria-describedby={problemId}
              data-problem={time === undefined ? "" : undefined}
              tabIndex={-1}
            >
              {data.map((slot) => (
                <label key={slot.time} data-status={shownStatus(slot)}>
                  <input
                    type="radio"
                    name="time"
                    value={slot.time}
                    checked={slot.time === time}
                    disabled={!hasTable(slot)}
                    aria-label={t(`slot.${shownStatus(slot)}`, {
                      time: slot.time,
                      count: slot.remaining ?? 0,
                    })}
                    onChange={() => onChoose(slot.time)}
                  />
                  <span aria-hidden="true">
                    {slot.time}
                    {shownStatus(slot) === "few" ? (
                      <small> · {common("seatsLeft", { count: slot.remaining ?? 0 })}</small>
                    ) : null}
                  </span>
                </label>
              ))}
            </div>
            {isFull ? help : null}
          </>
        )
      ) : error !== undefined ? (
        <p role="alert">
          <LoadFailure error={error} retry={() => mutate()}>
            {t("timesNotLoaded")}
          </LoadFailure>{" "}
          <RetryButton className={styles.retry} retry={() => mutate()} />
        </p>
      ) : (
        <div className={`${chips.chips} ${styles.slots}`} aria-hidden="true">
          {["a", "b", "c", "d"].map((name) => (
            <i key={name} />
          ))}
        </div>
      )}
      {/* Loaded separately, possibly later: above the times it would shift them under a finger. */}
      {hours === undefined || data === undefined || data.length <= FEW_TIMES ? null : (
        <p>{t("hours", { start: hours.start, end: hours.end })}</p>
      )}
    </section>
  );
}
