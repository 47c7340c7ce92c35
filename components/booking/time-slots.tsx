"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/booking/time-slots.module.css";
import { useHours, useTimes } from "@/components/booking/use-availability";
import grid from "@/components/offer/time-grid.module.css";
import { TimeLinks } from "@/components/offer/time-links";
import { Inquiry } from "@/components/place/inquiry";
import field from "@/components/ui/field.module.css";
import { LoadFailure, RetryButton } from "@/components/ui/load-failure";
import { useCall } from "@/components/ui/use-call";
import { formatDay, formatWeekday } from "@/lib/base/format-day";
import { formAddress } from "@/lib/booking/booking-address";
import { minutesToNearest, nearestTimes } from "@/lib/booking/nearest-times";
import { type PartySize, partyTotal } from "@/lib/booking/reservation-rules";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";
import { spreadOverOutlets } from "@/lib/offer/evening";
import { findFreeTables, type TableOffer } from "@/lib/offer/free-tables";
import { byPartOfDay } from "@/lib/offer/part-of-day";
import type { Promotion, TableTime } from "@/lib/offer/schema";

type FullDayProps = Pick<Props, "promotion" | "date" | "time" | "party">;

const OFFERS_SHOWN = 3;
const TIMES_SHOWN = 3;
/** When most guests dine; venue time. */
const USUAL_TIME = "19:00";

/** What a guest can do about a day without a table: book at a neighbour near the same hour, call, chat or write. */
function FullDay({ promotion, date, time, party }: FullDayProps) {
  const t = useTranslations("Inquiry");
  const locale = useLocale();
  const { name, outlet } = promotion;
  return (
    <>
      <Neighbours promotion={promotion} date={date} time={time} party={party} />
      <Inquiry
        outlet={outlet}
        lines={[
          t("hello", { outlet: outlet?.name ?? name }),
          t("offer", { name }),
          t("when", { when: [formatDay(date, locale), time].filter(Boolean).join(" ") }),
          t("guests", { count: partyTotal(party) }),
          t("full"),
        ]}
      />
    </>
  );
}

/**
 * The hotel's other outlets with a table on that day, those nearest to the wanted time first; what could not be checked is
 * said.
 */
function Neighbours({ promotion, date, time = USUAL_TIME, party }: FullDayProps) {
  const t = useTranslations("Finder");
  const common = useTranslations("Common");
  const locale = useLocale();
  const { data, error } = useCall(findFreeTables, {
    resourceId: promotion.outlet?.resourceId ?? promotion.resourceId,
    date,
    pax: partyTotal(party),
    elsewhere: "yes",
  });
  const distanceOf = ({ times }: TableOffer) =>
    minutesToNearest(
      times.map((each) => each.time),
      time,
    );
  const nearest = [...(data?.offers ?? [])].sort((one, other) => distanceOf(one) - distanceOf(other));
  const offers = spreadOverOutlets(nearest).slice(0, OFFERS_SHOWN);
  const isUnchecked = error !== undefined || (data?.unchecked ?? 0) > 0;
  if (offers.length === 0 && !isUnchecked) return null;
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <h4 id="neighbours">{t("neighbours")}</h4>
      <ul>
        {offers.map((each) => (
          <li key={each.promotion.id}>
            <b>{each.promotion.outlet?.name}</b>
            <span>{each.promotion.name}</span>
            <TimeLinks
              times={nearestTimes(each.times, time, TIMES_SHOWN)}
              hrefOf={(chosen) => {
                const draft = { party, date, time: chosen, quantities: new Map(), change: undefined };
                return formAddress(each.promotion.resourceId, each.promotion.id, draft, "guest");
              }}
              about={[formatWeekday(date, locale), each.promotion.outlet?.name ?? each.promotion.name]}
              words={{ left: (count) => common("seatsLeft", { count }) }}
            />
          </li>
        ))}
      </ul>
      {isUnchecked ? <p>{t("someNotChecked")}</p> : null}
    </section>
  );
}

type Props = {
  promotion: Promotion;
  title: string;
  /** Venue day. */
  date: string;
  /** The time that the guest wants, if they have said so. */
  time: string | undefined;
  /** The time of the table that is being changed, where it is on this day. */
  present?: string | undefined;
  party: PartySize;
  onChoose: (time: string) => void;
};

/** Number of times up to which no first and last table is named. */
const FEW_TIMES = 2;

/**
 * The times of a day with their tables, three in a line by their part of the day: only those that the outlet offers, in
 * the venue's time; full ones are folded away. On a day without one the hotel's other outlets are offered, and the guest
 * can call the outlet or write to it. What a day has is announced to who cannot see it.
 */
export function TimeSlots({ promotion, title, date, time, present, party, onChoose }: Props) {
  const t = useTranslations("Reserve");
  const { data, error, mutate } = useTimes(promotion.id, date, Math.max(1, partyTotal(party)));
  const hours = useHours(promotion.id, date);
  const free = data?.filter(hasTable) ?? [];
  const help = <FullDay promotion={promotion} date={date} time={time} party={party} />;
  const told = data === undefined || free.length === 0 ? "" : t("dayHas", { day: title, count: free.length });
  return (
    <section className={styles.times} aria-busy={data === undefined && error === undefined}>
      <h3 id="times">{title}</h3>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {data !== undefined ? (
        <>
          {free.length > 0 ? null : <p role="status">{t(data.length === 0 ? "noTimes" : "allFull")}</p>}
          {data.length === 0 ? null : (
            <Times
              slots={data}
              name={[title, promotion.outlet?.name].filter(Boolean).join(", ")}
              {...{ time, present, party, onChoose }}
            />
          )}
          {free.length > 0 ? null : help}
        </>
      ) : error !== undefined ? (
        <p role="alert">
          <LoadFailure error={error} retry={() => mutate()} text={t("timesNotLoaded")} />{" "}
          <RetryButton className={styles.retry} retry={() => mutate()} />
        </p>
      ) : (
        <div className={`${grid.grid} ${styles.waiting}`} aria-hidden="true">
          {["a", "b", "c", "d", "e", "f"].map((name) => (
            <i key={name} />
          ))}
        </div>
      )}
      {/* Loaded separately, possibly later: above the times it would shift them under a finger. */}
      {hours === undefined || data === undefined || data.length <= FEW_TIMES ? null : (
        <p className={styles.hours}>{t("hours", { start: hours.start, end: hours.end })}</p>
      )}
    </section>
  );
}

type TimesProps = Pick<Props, "time" | "present" | "party" | "onChoose"> & {
  slots: readonly TableTime[];
  /** Names the choice: the day and the restaurant. */
  name: string;
};

function Times({ slots, name, time, present, party, onChoose }: TimesProps) {
  const t = useTranslations("Reserve");
  const common = useTranslations("Common");
  const words = useTranslations("Finder");
  const pax = Math.max(1, partyTotal(party));
  const full = slots.filter((slot) => !hasTable(slot));
  const cell = (slot: TableTime) => {
    const status = shownStatus(slot, pax);
    const count = slot.remaining ?? 0;
    const isPresent = slot.time === present;
    const label = t(`slot.${status}`, { time: slot.time, count });
    return (
      <label key={slot.time} data-status={status}>
        <input
          className={field.over}
          type="radio"
          name="time"
          value={slot.time}
          checked={slot.time === time}
          disabled={!hasTable(slot)}
          aria-label={isPresent ? `${label}, ${t("present")}` : label}
          onChange={() => onChoose(slot.time)}
        />
        <span className={grid.cell} aria-hidden="true">
          {slot.time}
          {isPresent ? (
            <small>{t("present")}</small>
          ) : status === "few" ? (
            <small>{common("seatsLeft", { count })}</small>
          ) : null}
        </span>
      </label>
    );
  };
  return (
    <div
      className={styles.slots}
      role="radiogroup"
      aria-label={name}
      aria-describedby="problem-time"
      data-problem={time === undefined ? "" : undefined}
      tabIndex={-1}
    >
      {byPartOfDay(slots.filter(hasTable)).map(({ part, times }) => (
        <div key={part}>
          <p className={grid.part}>{words(`part.${part}`)}</p>
          <div className={grid.grid}>{times.map(cell)}</div>
        </div>
      ))}
      {full.length === 0 ? null : (
        // What is chosen is never out of sight.
        <details className={styles.full} open={full.some((slot) => slot.time === time) || undefined}>
          <summary>{t("fullTimes", { count: full.length })}</summary>
          <div className={grid.grid}>{full.map(cell)}</div>
        </details>
      )}
    </div>
  );
}
