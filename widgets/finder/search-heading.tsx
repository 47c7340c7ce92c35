"use client";

import { useLocale, useTranslations } from "next-intl";
import { dayAfter, weekendFrom } from "@/lib/base/calendar-days";
import { formatShortDay } from "@/lib/base/format-day";
import { joinFacts } from "@/lib/base/join-facts";
import { Options } from "@/widgets/finder/options";
import styles from "@/widgets/finder/search-heading.module.css";
import type { FinderPlace, TableSearch } from "@/widgets/finder/table-search";

/** Days that can be chosen in the heading; the form of the finder offers any. */
const DAYS_OFFERED = 28;

type Props = {
  places: readonly FinderPlace[];
  /** Whether one of the places must be chosen. */
  mustChoose: boolean;
  search: TableSearch;
  /** Venue day. */
  today: string;
  onSearch: (search: TableSearch) => void;
};

/** Where and when, as the heading of the result; both are changed where they stand. */
export function SearchHeading({ places, mustChoose, search, today, onSearch }: Props) {
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
          <Options
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
          <Options values={offered} chosen={chosen} nameOf={nameOf} />
        </select>
      </span>
    </div>
  );
}
