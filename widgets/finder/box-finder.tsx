"use client";

import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
// The page script shows the list before anything else of it is here.
import "@/components/offer/time-grid.module.css";
import chips from "@/components/ui/chips.module.css";
import { fetchMessages } from "@/components/ui/messages-provider";
import { showError } from "@/components/ui/show-error";
import { AppError } from "@/lib/base/app-error";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { fetchServerTime } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { showBusy, whenDrawn } from "@/lib/browser/page";
import { tablesAddress, takeEarlyTables } from "@/lib/offer/early-tables";
import { partsOfDay } from "@/lib/offer/part-of-day";
import { TABLES_KEY } from "@/lib/routing/query-keys";
import { loadAhead } from "@/lib/server/before-hydration/hydration/load-ahead";
import "@/widgets/finder/found-tables.module.css";
import {
  dayChoices,
  type FinderPlace,
  type FinderProblem,
  MAX_PARTY_SIZE,
  readTableSearch,
  type TableSearch,
} from "@/widgets/finder/table-search";
import { ReplacedContent } from "@/widgets/replaced-content";
import { useWidgetTexts } from "@/widgets/use-widget-texts";
import type { WidgetProps } from "@/widgets/widget-props";
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
function FinderFields({ places, mustChoose, slot, problem, problemId }: Props) {
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

const loadDialog = () => import("@/widgets/finder/tables-dialog");
const loadRequest = () => import("@/widgets/finder/use-tables");
/** The dialog with what it shows: the search of the form, or the one in the address where there is none. */
type Opened = Pick<Awaited<ReturnType<typeof loadDialog>>, "TablesDialog"> & {
  search: TableSearch | undefined;
  today: string;
};

/** Loads everything that the dialog needs before it can be shown. */
const loadAll = () => Promise.all([loadDialog(), loadRequest(), fetchMessages()]);

/**
 * `cms-box-finder`: searches every free table by place, day and party size, whatever the promotion. Only the party size
 * and a day are needed, and both are preset. Days are the venue's. The result has an address, by which it opens again.
 * Without script the hotels are listed as links.
 */
export function BoxFinder({ tag, attributes, authored, options, data, slot }: WidgetProps<"finder">) {
  const t = useWidgetTexts<"finder">();
  const places = data?.places ?? [];
  const [problem, setProblem] = useState<FinderProblem>();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);

  useEffect(() => {
    loadAhead(() => Promise.all([loadAll(), fetchServerTime()]));
    const openByAddress = () => {
      if (!new URLSearchParams(location.search).has(TABLES_KEY)) return;
      Promise.all([loadAll(), fetchServerTime()]).then(
        ([[{ TablesDialog }], now]) =>
          setOpened(
            (before) => before ?? { TablesDialog, search: undefined, today: venueDay(now, readTimeZone()) },
          ),
        // The page reloads where one of its scripts is lost; without the server's time it is shown as it is.
        () => undefined,
      );
    };
    openByAddress();
    addEventListener("popstate", openByAddress);
    return () => removeEventListener("popstate", openByAddress);
  }, []);

  // The fields are uncontrolled: a guest may be quicker than the scripts.
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const endBusy = showBusy(event.currentTarget.querySelector("[type=submit]"));
    // The page reloads where one of its scripts is lost.
    const loading = Promise.all([loadAll(), whenDrawn()]).catch(() => undefined);
    const now = await fetchServerTime().catch(() => undefined);
    if (now === undefined) {
      endBusy();
      await showError(new AppError("REQUEST_SEND_ERROR"));
      return;
    }
    const today = venueDay(now, readTimeZone());
    const read = readTableSearch(fields, { places, mustChoose: !options.all }, today);
    if (!("problem" in read)) {
      setProblem(undefined);
      const [files] = (await loading) ?? [];
      if (!endBusy() || files === undefined || data === undefined) return;
      const [{ TablesDialog }, { requestTablesAhead }] = files;
      // The answer is on its way while the dialog is rendered.
      requestTablesAhead(read, data.resourceId, takeEarlyTables(fields));
      setOpened({ TablesDialog, search: read, today });
      return;
    }
    endBusy();
    setProblem(read.problem);
    document.getElementById(`${read.problem === "chooseHotel" ? "where" : "when"}-${slot}`)?.focus();
  };

  const problemId = `finder-problem-${slot}`;
  return (
    <ReplacedContent tag={tag} attributes={attributes} authored={authored}>
      <form
        className={styles.finder}
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        data-hydrate-query={TABLES_KEY}
        data-tables={data === undefined ? undefined : tablesAddress(data.resourceId)}
      >
        <FinderFields
          places={places}
          mustChoose={!options.all}
          slot={slot}
          problem={problem}
          problemId={problemId}
        />
        <button type="submit" aria-haspopup="dialog">
          {options.buttontext ?? t("seeTables")}
        </button>
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
      {data === undefined || opened === undefined ? null : (
        <opened.TablesDialog
          requested={opened.search}
          today={opened.today}
          places={places}
          rootResourceId={data.resourceId}
          mustChoose={!options.all}
          onClose={close}
        />
      )}
    </ReplacedContent>
  );
}
