"use client";

import { useTranslations } from "next-intl";
import { createElement, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { AuthoredTemplate } from "@/components/widgets/authored-template";
import type { WidgetProps } from "@/components/widgets/widget-props";
import { readZone } from "@/lib/time/page-zone";
import { venueDay } from "@/lib/time/seoul";
import styles from "./box-finder.module.css";

const TablesDialog = lazy(() =>
  import("@/components/widgets/finder/tables-dialog").then((file) => ({ default: file.TablesDialog })),
);

const LARGEST_PARTY = 12;
const FIRST_PARTY = 2;

export type Wanted = { hotel: { id: number; name: string }; date: string; adults: number };

type Problem = "chooseHotel" | "chooseDay" | "pastDay";

/**
 * `cms-box-finder`: where, when, how many, and every table that is free then, whatever the promotion. Days are the
 * venue's. Without script the hotels stand there as links.
 */
export function BoxFinder({
  tag,
  attributes,
  authored,
  options,
  data,
  slot,
}: WidgetProps<"finder", "places">) {
  const t = useTranslations("Widgets");
  const places = data?.places ?? [];
  const [today, setToday] = useState("");
  const dateField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [wanted, setWanted] = useState<Wanted>();

  // The page is kept for days; what day it is only the moment knows.
  useEffect(() => {
    const now = venueDay(new Date(), readZone());
    setToday(now);
    if (dateField.current?.value === "") dateField.current.value = now;
  }, []);

  // The fields keep what is chosen by themselves: a guest may be quicker than the scripts.
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const date = String(fields.get("date"));
    const place = places.find(({ id }) => String(id) === fields.get("hotel"));
    if (place === undefined) setProblem("chooseHotel");
    else if (date === "") setProblem("chooseDay");
    else if (date < venueDay(new Date(), readZone(place.id))) setProblem("pastDay");
    else {
      setProblem(undefined);
      setWanted({ hotel: place, date, adults: Number(fields.get("party")) });
      return;
    }
    document.getElementById(`${place === undefined ? "where" : "when"}-${slot}`)?.focus();
  };

  const problemId = `finder-problem-${slot}`;
  const markIf = (isWrong: boolean) =>
    isWrong ? ({ "aria-invalid": true, "aria-describedby": problemId } as const) : {};
  return createElement(
    tag,
    attributes,
    <>
      <AuthoredTemplate authored={authored} />
      <form className={styles.finder} method="dialog" noValidate onSubmit={handleSubmit}>
        <p>
          <label htmlFor={`where-${slot}`}>{t("where")}</label>
          <select id={`where-${slot}`} name="hotel" defaultValue="" {...markIf(problem === "chooseHotel")}>
            <option value="">{t("whereAny")}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`when-${slot}`}>{t("when")}</label>
          <input
            ref={dateField}
            id={`when-${slot}`}
            name="date"
            type="date"
            suppressHydrationWarning
            {...(today === "" ? { "data-day-wanted": "" } : { min: today })}
            {...markIf(problem === "chooseDay" || problem === "pastDay")}
          />
        </p>
        <p>
          <label htmlFor={`party-${slot}`}>{t("party")}</label>
          <select id={`party-${slot}`} name="party" defaultValue={FIRST_PARTY}>
            {Array.from({ length: LARGEST_PARTY }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {t("people", { count })}
              </option>
            ))}
          </select>
        </p>
        <button type="submit">{options.buttontext ?? t("seeTables")}</button>
      </form>
      {problem === undefined ? null : (
        <p id={problemId} className={styles.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <noscript>
        <p className={styles.links}>
          {places.map(({ id, name, href }) => (
            <a key={id} href={href}>
              {name}
            </a>
          ))}
        </p>
      </noscript>
      {wanted === undefined ? null : (
        <Suspense>
          <TablesDialog
            wanted={wanted}
            places={places}
            onAsk={setWanted}
            onClose={() => setWanted(undefined)}
          />
        </Suspense>
      )}
    </>,
  );
}
