"use client";

import { useTranslations } from "next-intl";
import { useHours, useTimes } from "@/components/booking/form/use-availability";
import { FullDay } from "@/components/booking/steps/full-day";
import styles from "@/components/booking/steps/time-slots.module.css";
import chips from "@/components/ui/chips.module.css";
import { LoadFailure } from "@/components/ui/load-failure";
import { RetryButton } from "@/components/ui/retry-button";
import { type PartySize, partyTotal } from "@/lib/booking/draft/party-size";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";
import type { Promotion } from "@/lib/offer/schema";

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
