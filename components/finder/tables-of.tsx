"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { OfferedTimes } from "@/components/finder/offered-times";
import styles from "@/components/finder/tables-dialog.module.css";
import button from "@/components/ui/button.module.css";
import type { Wanted } from "@/components/widgets/box-finder";
import { callApi } from "@/lib/http/call-api";
import { getTimetable, listPromotions } from "@/lib/promotion/endpoints";
import type { PromotionCard } from "@/lib/promotion/schema";
import { paths } from "@/lib/routing/paths";

/** Asked at once; a hotel's promotions beyond these are on its page. */
const PROMOTIONS_LOOKED_AT = 24;

/** The promotions of a hotel with a free time, each with its times; what could not be asked is said, not left out. */
export function TablesOf({ wanted }: { wanted: Wanted }) {
  const t = useTranslations("Finder");
  const { hotel, date, adults } = wanted;
  const { data, error, mutate } = useSWR(["tables", hotel.id, date, adults], () => findTables(wanted), {
    shouldRetryOnError: false,
  });
  if (error !== undefined && data === undefined) {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.said}>{t("notLoaded")}</p>
        <button type="button" className={button.quiet} onClick={() => mutate()}>
          {t("retry")}
        </button>
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
  return data.length === 0 ? (
    <div className={styles.note} role="status">
      <p className={styles.said}>{t("nothing")}</p>
      <a className={button.quiet} href={paths.resourcePage(hotel.id)}>
        {t("seeHotel", { hotel: hotel.name })}
      </a>
    </div>
  ) : (
    <ul className={styles.list}>
      {data.map(({ promotion, times }) => (
        <li key={promotion.id}>
          <OfferedTimes promotion={promotion} times={times} date={date} adults={adults} />
        </li>
      ))}
    </ul>
  );
}

type Found = { promotion: PromotionCard; times: { time: string; isFew: boolean }[] };

async function findTables({ hotel, date, adults }: Wanted): Promise<Found[]> {
  const listed = await callApi(listPromotions, {
    resourceId: hotel.id,
    page: 1,
    perPage: PROMOTIONS_LOOKED_AT,
    withOutlet: true,
  });
  if (!listed.ok) throw listed.error;
  const found = await Promise.all(
    listed.value.rows.map(async (promotion) => {
      const slots = await callApi(getTimetable, { id: promotion.id, date, pax: adults });
      // One that takes no reservations, or not that day, has simply nothing to offer here.
      const times = slots.ok ? slots.value.filter(({ status }) => status !== "full") : [];
      return { promotion, times: times.map(({ time, status }) => ({ time, isFew: status === "few" })) };
    }),
  );
  return found.filter(({ times }) => times.length > 0);
}
