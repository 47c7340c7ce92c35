"use client";

import { useLocale, useTranslations } from "next-intl";
import button from "@/components/ui/button.module.css";
import { formatWeekday } from "@/lib/base/format-day";
import { paths } from "@/lib/routing/paths";
import { OfferedTimes } from "@/widgets/finder/offered-times";
import type { TableSearch } from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";
import { type TablesOfDay, useTables } from "@/widgets/finder/use-tables";

const NEIGHBOURS_SHOWN = 3;
const DAYS_OFFERED = 3;

type Props = {
  search: TableSearch;
  found: readonly TablesOfDay[];
  rootResourceId: number;
  onSearch: (search: TableSearch) => void;
};

/**
 * Alternatives to full days: other times of them, the next days with a table, other places that have one, the hotel's
 * page.
 */
export function NothingFree({ search, found, rootResourceId, onSearch }: Props) {
  const t = useTranslations("Finder");
  const locale = useLocale();
  const { place } = search;
  const isFreeAtOtherTimes = found.some((day) => day.isFreeAtOtherTimes);
  const nextDays = [...new Set(found.flatMap((day) => day.nextDays))]
    .filter((day) => !search.days.includes(day))
    .sort()
    .slice(0, DAYS_OFFERED);
  return (
    <>
      <div className={styles.note} role="status">
        <p className={styles.said}>{t("nothing")}</p>
        <div className={styles.actions}>
          {isFreeAtOtherTimes ? (
            <button
              type="button"
              className={button.main}
              onClick={() => onSearch({ ...search, part: undefined })}
            >
              {t("otherTimes")}
            </button>
          ) : null}
          {nextDays.map((day, index) => (
            <button
              key={day}
              type="button"
              className={index === 0 && !isFreeAtOtherTimes ? button.main : button.quiet}
              onClick={() => onSearch({ ...search, days: [day] })}
            >
              {t("nextDay", { day: formatWeekday(day, locale) })}
            </button>
          ))}
          {place === undefined ? (
            <a className={button.quiet} href={paths.resourcePage(rootResourceId)}>
              {t("seeAll")}
            </a>
          ) : (
            <a className={button.quiet} href={paths.resourcePage(place.id)}>
              {t("seeHotel", { hotel: place.name })}
            </a>
          )}
        </div>
      </div>
      {place === undefined ? null : (
        <Neighbours search={{ ...search, place: undefined }} rootResourceId={rootResourceId} />
      )}
    </>
  );
}

/** Free tables of the other places on the wanted days. Optional: nothing is shown when they cannot be loaded. */
function Neighbours({ search, rootResourceId }: Pick<Props, "search" | "rootResourceId">) {
  const t = useTranslations("Finder");
  const { data = [] } = useTables(search, rootResourceId);
  const offers = data
    .flatMap(({ date, offers: free }) => free.map((offer) => ({ date, offer })))
    .slice(0, NEIGHBOURS_SHOWN);
  if (offers.length === 0) return null;
  return (
    <section>
      <h3 className={styles.day}>{t("neighbours")}</h3>
      <ul className={styles.list}>
        {offers.map(({ date, offer }) => (
          <li key={`${offer.promotion.id} ${date}`}>
            <OfferedTimes offer={offer} date={date} adults={search.adults} />
          </li>
        ))}
      </ul>
    </section>
  );
}
