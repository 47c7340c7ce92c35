"use client";

import { useLocale, useTranslations } from "next-intl";
import button from "@/components/ui/button.module.css";
import { LoadFailure } from "@/components/ui/load-failure";
import { RetryButton } from "@/components/ui/retry-button";
import { formatWeekday } from "@/lib/base/format-day";
import { arrangeOffers, asFound } from "@/widgets/finder/arrange-offers";
import { NothingFree } from "@/widgets/finder/nothing-free";
import { OfferedTimes } from "@/widgets/finder/offered-times";
import { ResultFields } from "@/widgets/finder/result-fields";
import type { TableSearch } from "@/widgets/finder/table-search";
import styles from "@/widgets/finder/tables-dialog.module.css";
import { useTables } from "@/widgets/finder/use-tables";

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
    <div className={styles.list} aria-busy="true">
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
  const form = useTranslations("Reserve");
  const locale = useLocale();
  const retry = <RetryButton className={button.quiet} retry={() => mutate()} />;
  if (error !== undefined && data === undefined) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.said}>
          <LoadFailure error={error} retry={() => mutate()}>
            {t("notLoaded")}
          </LoadFailure>
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
            <LoadFailure retry={() => mutate()}>
              {isAnyFree ? t("someNotChecked") : t("notChecked")}
            </LoadFailure>
          </p>
          {retry}
        </div>
      )}
      {!isAnyFree
        ? null
        : shown.map(({ date, offers, fitting, unchecked }) => (
            <section key={date}>
              {data.length === 1 ? null : <h3 className={styles.day}>{formatWeekday(date, locale)}</h3>}
              {offers.length === 0 && unchecked === 0 ? (
                <p className={styles.said}>{form("allFull")}</p>
              ) : (
                <ul className={styles.list}>
                  {fitting.map((offer) => (
                    <li key={offer.promotion.id}>
                      <OfferedTimes offer={offer} date={date} adults={search.adults} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
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
