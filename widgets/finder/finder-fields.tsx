"use client";

import { useEffect, useRef, useState } from "react";
import chips from "@/components/ui/chips.module.css";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { fetchServerTime } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { partsOfDay } from "@/lib/offer/part-of-day";
import {
  dayChoices,
  type FinderPlace,
  type FinderProblem,
  MAX_PARTY_SIZE,
} from "@/widgets/finder/table-search";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import styles from "./box-finder.module.css";

const FIRST_PARTY = 2;

type Props = {
  places: readonly FinderPlace[];
  /** Whether one of the places must be chosen. */
  mustChoose: boolean;
  slot: number;
  problem: FinderProblem | undefined;
  /** Id of the element that shows the problem. */
  problemId: string;
};

/** The fields of a finder: hotel, day, part of the day, party size. They keep what is chosen before any script runs. */
export function FinderFields({ places, mustChoose, slot, problem, problemId }: Props) {
  const t = useWidgetTexts<"finder">();
  const [today, setToday] = useState("");
  const dateField = useRef<HTMLInputElement>(null);

  // The page may be cached for days, so today's date is set in the browser, by the server's clock.
  useEffect(() => {
    let isShown = true;
    fetchServerTime().then(
      (now) => {
        const day = venueDay(now, readTimeZone());
        if (isShown) setToday(day);
        if (dateField.current?.value === "") dateField.current.value = day;
      },
      // The field stays empty, and any day may be chosen.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  const markIf = (isWrong: boolean) =>
    isWrong ? ({ "aria-invalid": true, "aria-describedby": problemId } as const) : {};
  return (
    <>
      <p className={styles.where}>
        <label htmlFor={`where-${slot}`}>{t("where")}</label>
        <select
          id={`where-${slot}`}
          name="hotel"
          required={mustChoose}
          defaultValue=""
          {...markIf(problem === "chooseHotel")}
        >
          <option value="">{t(mustChoose ? "whereOne" : "whereAny")}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <fieldset className={`${chips.chips} ${styles.days}`}>
        <legend>{t("when")}</legend>
        {dayChoices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="day" value={choice} defaultChecked={choice === "today"} />
            <span>{t(`day.${choice}`)}</span>
          </label>
        ))}
        <input
          ref={dateField}
          id={`when-${slot}`}
          name="date"
          type="date"
          aria-label={t("day.other")}
          suppressHydrationWarning
          {...(today === "" ? { "data-day-wanted": "" } : { min: today })}
          {...markIf(problem === "chooseDay" || problem === "pastDay")}
        />
      </fieldset>
      <p>
        <label htmlFor={`part-${slot}`}>{t("part")}</label>
        <select id={`part-${slot}`} name="part" defaultValue="">
          <option value="">{t("partAny")}</option>
          {partsOfDay.map((part) => (
            <option key={part} value={part}>
              {t(`parts.${part}`)}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.party}>
        <label htmlFor={`party-${slot}`}>{t("party")}</label>
        <select id={`party-${slot}`} name="party" defaultValue={FIRST_PARTY}>
          {Array.from({ length: MAX_PARTY_SIZE }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t("people", { count })}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
