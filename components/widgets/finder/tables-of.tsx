"use client";

import { useTranslations } from "next-intl";
import { useReading } from "@/components/calls/use-reading";
import button from "@/components/ui/button.module.css";
import type { Wanted } from "@/components/widgets/finder/box-finder";
import { NothingFree } from "@/components/widgets/finder/nothing-free";
import { OfferedTimes } from "@/components/widgets/finder/offered-times";
import styles from "@/components/widgets/finder/tables-dialog.module.css";
import { isRefused } from "@/lib/errors/is-refused";
import { callApi } from "@/lib/http/call-api";
import { readApi } from "@/lib/http/read-api";
import { getTimetable, listPromotions } from "@/lib/promotion/endpoints";
import type { PromotionCard } from "@/lib/promotion/schema";

/** Asked at once; a hotel's promotions beyond these are on its page. */
const PROMOTIONS_LOOKED_AT = 24;

type Props = {
  wanted: Wanted;
  /** The other places that may be asked. */
  others: readonly Wanted["hotel"][];
  onAsk: (wanted: Wanted) => void;
};

/**
 * The promotions of a hotel with a free time, each with its times. What could not be asked is said and can be asked
 * again, never told as full; where nothing is free, the next day that has a table and the other places are offered.
 */
export function TablesOf({ wanted, others, onAsk }: Props) {
  const t = useTranslations("Finder");
  const { hotel, date, adults } = wanted;
  const { data, error, mutate, isValidating } = useReading(["tables", hotel.id, date, adults], () =>
    findTables(wanted),
  );
  const retry = (
    <button type="button" className={button.quiet} disabled={isValidating} onClick={() => mutate()}>
      {t("retry")}
    </button>
  );
  if (error !== undefined && data === undefined) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.said}>{t("notLoaded")}</p>
        {retry}
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.list} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t("looking")}
        </p>
        {["a", "b", "c"].map((name) => (
          <div key={name} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  const { found, unasked } = data;
  return (
    <>
      {unasked === 0 ? null : (
        <div className={styles.note} role="alert">
          <p className={styles.said}>{found.length === 0 ? t("notAsked") : t("someNotAsked")}</p>
          {retry}
        </div>
      )}
      {found.length > 0 ? (
        <ul className={styles.list}>
          {found.map(({ promotion, times }) => (
            <li key={promotion.id}>
              <OfferedTimes promotion={promotion} times={times} date={date} adults={adults} />
            </li>
          ))}
        </ul>
      ) : unasked > 0 ? null : (
        <NothingFree wanted={wanted} promotions={data.promotions} others={others} onAsk={onAsk} />
      )}
    </>
  );
}

type Offer = { promotion: PromotionCard; times: { time: string; isFew: boolean }[] };

type Found = {
  found: Offer[];
  /** How many promotions could not be asked, so that nobody knows whether they are full. */
  unasked: number;
  promotions: PromotionCard[];
};

async function findTables({ hotel, date, adults }: Wanted): Promise<Found> {
  const { rows: promotions } = await readApi(listPromotions, {
    resourceId: hotel.id,
    page: 1,
    perPage: PROMOTIONS_LOOKED_AT,
    withOutlet: true,
  });
  const asked = await Promise.all(
    promotions.map(async (promotion) => ({
      promotion,
      slots: await callApi(getTimetable, { id: promotion.id, date, pax: adults }),
    })),
  );
  const offers = asked.map(({ promotion, slots }) => {
    const times = slots.ok ? slots.value.filter(({ status }) => status !== "full") : [];
    return { promotion, times: times.map(({ time, status }) => ({ time, isFew: status === "few" })) };
  });
  return {
    found: offers.filter(({ times }) => times.length > 0),
    // One that takes no reservations, or none that day, has simply nothing to offer here.
    unasked: asked.filter(({ slots }) => !slots.ok && !isRefused(slots.error)).length,
    promotions,
  };
}
