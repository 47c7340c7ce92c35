"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSite } from "@/components/layout/site-context";
import button from "@/components/ui/button.module.css";
import { LoadFailure, RetryButton } from "@/components/ui/load-failure";
import { formatWeekday } from "@/lib/base/format-day";
import type { TablesOfDay } from "@/lib/offer/free-tables";
import { paths } from "@/lib/routing/paths";
import { FoundTables, foundTablesWords, OfferedTimes } from "@/widgets/finder/found-tables";
import found from "@/widgets/finder/found-tables.module.css";
import { ResultFields } from "@/widgets/finder/result-fields";
import { arrangeOffers, asFound, type TableSearch } from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";
import { useTables } from "@/widgets/finder/use-tables";

const NEIGHBOURS_SHOWN = 3;
const DAYS_OFFERED = 3;

type NothingFreeProps = Props & { found: readonly TablesOfDay[] };

/**
 * Alternatives to full days: other times of them, the next days with a table, other places that have one, the hotel's
 * page.
 */
function NothingFree({ search, found, rootResourceId, onSearch }: NothingFreeProps) {
  const t = useTranslations("Finder");
  const locale = useLocale();
  const { place } = search;
  const isFreeAtOtherTimes = found.some((day) => day.isFreeAtOtherTimes);
  // One sentence for all of the days that were searched, where they have the same reason.
  const reasons = [...new Set(found.map(({ reason }) => reason))];
  const reason = (reasons.length === 1 ? reasons[0] : undefined) ?? "unknown";
  const nextDays = [...new Set(found.flatMap((day) => day.nextDays))]
    .filter((day) => !search.days.includes(day))
    .sort()
    .slice(0, DAYS_OFFERED);
  return (
    <>
      <div className={styles.note} role="status">
        <p className={styles.said}>{t(`nothing.${reason}`)}</p>
        {found.some(({ uncheckedDays }) => uncheckedDays > 0) ? (
          <p className={styles.said}>{t("daysNotChecked")}</p>
        ) : null}
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

function useLook() {
  const [finder, common, widgets] = [
    useTranslations("Finder"),
    useTranslations("Common"),
    useTranslations("Widgets"),
  ];
  return {
    words: foundTablesWords({ finder, common, widgets }),
    locale: useLocale(),
    media: useSite().media,
  };
}

/** Free tables of the other places on the wanted days; what could not be checked is said. */
function Neighbours({ search, rootResourceId }: Pick<NothingFreeProps, "search" | "rootResourceId">) {
  const t = useTranslations("Finder");
  const look = useLook();
  const { data = [], error } = useTables(search, rootResourceId);
  const isUnchecked = error !== undefined || data.some(({ unchecked }) => unchecked > 0);
  const offers = data
    .flatMap(({ date, offers: free }) => free.map((offer) => ({ date, offer })))
    .slice(0, NEIGHBOURS_SHOWN);
  if (offers.length === 0 && !isUnchecked) return null;
  return (
    <section>
      <h3 className={found.day}>{t("neighbours")}</h3>
      <ul className={found.list}>
        {offers.map(({ date, offer }) => (
          <li key={`${offer.promotion.id} ${date}`}>
            <OfferedTimes offer={offer} date={date} adults={search.adults} {...look} />
          </li>
        ))}
      </ul>
      {isUnchecked ? <p className={styles.said}>{t("someNotChecked")}</p> : null}
    </section>
  );
}

type Props = {
  search: TableSearch;
  rootResourceId: number;
  onSearch: (search: TableSearch) => void;
};

/**
 * The search, which is changed here, and what it found: the promotions with a free time, day by day, each with its
 * times. What could not be loaded is reported with a retry, never shown as full; where nothing is free, the next days
 * with a table and the other places are offered.
 */
export function FreeTableList({ search, rootResourceId, onSearch }: Props) {
  const loaded = useTables(search, rootResourceId);
  const offers = loaded.data?.flatMap((day) => day.offers) ?? [];
  return (
    <>
      <ResultFields search={search} onSearch={onSearch} offers={offers} />
      <Result {...loaded} search={search} rootResourceId={rootResourceId} onSearch={onSearch} />
    </>
  );
}

/**
 * What is shown until the list itself is rendered: as high as the fields, which mostly stand in one row, and the
 * offers.
 */
export function FreeTableListSkeleton() {
  return (
    <>
      <div className={styles.fieldsSkeleton} />
      <OffersSkeleton />
    </>
  );
}

function OffersSkeleton({ status }: { status?: string }) {
  return (
    <div aria-busy="true">
      {status === undefined ? null : (
        <p className="visually-hidden" role="status">
          {status}
        </p>
      )}
      {["a", "b", "c"].map((name) => (
        <div key={name} className={styles.skeleton} />
      ))}
    </div>
  );
}

function Result(props: Props & ReturnType<typeof useTables>) {
  const { search, rootResourceId, onSearch, data, error, mutate } = props;
  const t = useTranslations("Finder");
  const look = useLook();
  const retry = <RetryButton className={button.quiet} retry={() => mutate()} />;
  if (error !== undefined && data === undefined) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.said}>
          <LoadFailure error={error} retry={() => mutate()} text={t("notLoaded")} />
        </p>
        {retry}
      </div>
    );
  }
  if (data === undefined) return <OffersSkeleton status={t("looking")} />;
  const found = data.flatMap(({ offers }) => offers);
  const isAnyFree = found.length > 0;
  const shown = data.map((day) => ({ ...day, fitting: arrangeOffers(day.offers, search.arrangement) }));
  const isAnyFitting = shown.some(({ fitting }) => fitting.length > 0);
  const isAllChecked = data.every(({ unchecked }) => unchecked === 0);
  return (
    <>
      {isAllChecked ? null : (
        <div className={styles.note} role="alert">
          <p className={styles.said}>
            <LoadFailure retry={() => mutate()} text={isAnyFree ? t("someNotChecked") : t("notChecked")} />
          </p>
          {retry}
        </div>
      )}
      {isAnyFree ? <FoundTables days={shown} adults={search.adults} {...look} /> : null}
      {!isAnyFree || isAnyFitting ? null : (
        <div className={styles.note} role="status">
          <p className={styles.said}>{t("nothingFits")}</p>
          <button
            type="button"
            className={button.quiet}
            onClick={() => onSearch({ ...search, arrangement: asFound })}
          >
            {t("showAll")}
          </button>
        </div>
      )}
      {isAnyFree || !isAllChecked ? null : (
        <NothingFree search={search} found={data} rootResourceId={rootResourceId} onSearch={onSearch} />
      )}
    </>
  );
}
