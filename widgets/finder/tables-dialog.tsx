"use client";

import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useState } from "react";
import { ShareButton } from "@/components/share/share-button";
import { MessagesProvider } from "@/components/ui/messages-provider";
import { Sheet } from "@/components/ui/sheet";
import { dayAfter, weekendFrom } from "@/lib/base/calendar-days";
import { formatShortDay, withTimeZone } from "@/lib/base/format-day";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { joinFacts } from "@/lib/base/text";
import { TABLES_KEY, toQuery } from "@/lib/routing/query-keys";
import { FreeTableList, FreeTableListSkeleton } from "@/widgets/finder/free-table-list";
import { Options as SearchHeadingOptions } from "@/widgets/finder/result-fields";
import { readSearch, type SearchedPlaces, writeSearch } from "@/widgets/finder/search-address";
import type { TableSearch } from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";

/** Days that can be chosen in the heading; the form of the finder offers any. */
const DAYS_OFFERED = 28;

type SearchHeadingProps = Pick<Options, "places" | "mustChoose" | "today"> & {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
};

/** Where and when, as the heading of the result; both are changed where they stand. */
function SearchHeading({ places, mustChoose, search, today, onSearch }: SearchHeadingProps) {
  const words = useTranslations("Widgets");
  const locale = useLocale();
  const chosen = search.days.join();
  const weekend = weekendFrom(today).join();
  const days = Array.from({ length: DAYS_OFFERED }, (_, index) => dayAfter(today, index));
  const offered = [...new Set([chosen, weekend, ...days])].sort();
  const nameOf = (value: string) => joinFacts(value.split(",").map((day) => formatShortDay(day, locale)));
  return (
    <div className={styles.heading}>
      <span>
        <select
          aria-label={words("where")}
          value={search.place?.id ?? ""}
          onChange={({ target }) =>
            onSearch({ ...search, place: places.find(({ id }) => String(id) === target.value) })
          }
        >
          <SearchHeadingOptions
            values={[...(mustChoose ? [] : [""]), ...places.map(({ id }) => String(id))]}
            chosen={search.place === undefined ? "" : String(search.place.id)}
            nameOf={(value) => places.find(({ id }) => String(id) === value)?.name ?? words("whereAny")}
          />
        </select>
      </span>
      <span>
        <select
          aria-label={words("when")}
          value={chosen}
          onChange={({ target }) => onSearch({ ...search, days: target.value.split(",") })}
        >
          <SearchHeadingOptions values={offered} chosen={chosen} nameOf={nameOf} />
        </select>
      </span>
    </div>
  );
}

type Options = SearchedPlaces & {
  /** What the guest asked for in the finder; undefined where the address asks. */
  requested: TableSearch | undefined;
  /** Venue day. */
  today: string;
  onClose: () => void;
};

type Searching = {
  /** Undefined where the address has no search of this finder. */
  search: TableSearch | undefined;
  /** The days in the address have passed, and today was searched instead. */
  isLate: boolean;
  change: (search: TableSearch) => void;
  close: () => void;
};

/** Set in the history entry that a result has added; Back leads to the page as it was before. */
const ADDED = "tablesAdded";

/** A page may have two finders of the same places; one of them shows the result in the address. */
let isResultShown = false;

/** Returns the search in the address. */
const read = ({ places, rootResourceId, mustChoose, today }: Options) =>
  readSearch(new URLSearchParams(location.search), { places, rootResourceId, mustChoose }, today);

/**
 * The search whose result is open. It is kept in the address, so that the result can be shared, reloaded and returned
 * to, and Back closes it.
 */
function useSearch(options: Options): Searching {
  const { requested, rootResourceId, onClose } = options;
  const [found, setFound] = useState(() =>
    requested === undefined ? read(options) : { search: requested, isLate: false },
  );
  const write = (search: TableSearch | undefined) =>
    location.pathname + toQuery(writeSearch(new URLSearchParams(location.search), search, rootResourceId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (found === undefined || isResultShown) {
      onClose();
      return;
    }
    isResultShown = true;
    if (requested !== undefined) {
      const isThere = new URLSearchParams(location.search).has(TABLES_KEY);
      if (isThere) history.replaceState(history.state, "", write(requested));
      else history.pushState({ ...history.state, [ADDED]: true }, "", write(requested));
    }
    const handlePop = () => {
      const now = read(options);
      if (now === undefined) onClose();
      else setFound(now);
    };
    addEventListener("popstate", handlePop);
    return () => {
      isResultShown = false;
      removeEventListener("popstate", handlePop);
    };
  }, []);

  return {
    search: found?.search,
    isLate: found?.isLate === true,
    change: (search) => {
      history.replaceState(history.state, "", write(search));
      setFound({ search, isLate: false });
    },
    close: () => {
      const state: unknown = history.state;
      if (typeof state === "object" && state !== null && ADDED in state) {
        history.back();
        return;
      }
      history.replaceState(history.state, "", write(undefined));
      onClose();
    },
  };
}

type Props = Parameters<typeof useSearch>[0];

/** Every free table of a day or two for a party, in a dialog over the page that has an address of its own. */
export function TablesDialog(props: Props) {
  return (
    <MessagesProvider>
      <Content {...props} />
    </MessagesProvider>
  );
}

function Content(props: Props) {
  const t = useTranslations("Finder");
  const common = useTranslations("Common");
  const widgets = useTranslations("Widgets");
  const locale = useLocale();
  const { search, isLate, change, close } = useSearch(props);
  // The list comes with a later rendering, so that the head can be used sooner. Not where the page script's sheet is
  // open (`lib/server/before-hydration/early-dialog/early-dialog.ts`): the guest may be in a field that the list has as well.
  const isListShown = useDeferredValue(true, document.querySelector("[data-early]") !== null);
  if (search === undefined) return null;
  const { place, days, part, adults } = search;
  const dayNames = days.map((day) => formatShortDay(day, locale));
  const day = joinFacts([...dayNames, part === undefined ? undefined : widgets(`parts.${part}`)]);
  const title = place === undefined ? t("titleAll") : t("title", { hotel: place.name });
  const summary = t("searchedFor", {
    day: withTimeZone(day, readTimeZone(place?.id), locale),
    count: adults,
  });
  return (
    <Sheet
      title={title}
      description={summary}
      heading={
        <SearchHeading
          places={props.places}
          mustChoose={props.mustChoose}
          search={search}
          today={props.today}
          onSearch={change}
        />
      }
      actions={<ShareButton label={common("share")} content={{ title: joinFacts([title, summary]) }} />}
      className={styles.tables}
      onClose={close}
    >
      {isLate ? (
        <p className={styles.late} role="status">
          {t("late")}
        </p>
      ) : null}
      {isListShown ? (
        <FreeTableList search={search} rootResourceId={props.rootResourceId} onSearch={change} />
      ) : (
        <FreeTableListSkeleton />
      )}
    </Sheet>
  );
}
