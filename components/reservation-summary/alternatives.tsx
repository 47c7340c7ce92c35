"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import useSWR from "swr";
import { findOpenDays, useBookableDays, useTimes } from "@/components/reservation-form/use-availability";
import { formAddress, summaryAddress } from "@/components/reservation-summary/form-address";
import styles from "@/components/reservation-summary/reservation-summary.module.css";
import type { WholeDraft } from "@/components/reservation-summary/to-wish";
import { callApi } from "@/lib/http/call-api";
import type { Locale } from "@/lib/i18n/locales";
import { listPromotions } from "@/lib/promotion/endpoints";
import type { Promotion } from "@/lib/promotion/schema";
import { nearestTimes } from "@/lib/reservation/nearest-times";
import { partyTotal, type ReservationDraft } from "@/lib/reservation/reservation-draft";
import { paths } from "@/lib/routing/paths";
import { dayAfter, formatShortDay } from "@/lib/time/calendar-days";

type Props = { promotion: Promotion; draft: WholeDraft };

const TIMES_OFFERED = 3;
const DAYS_OFFERED = 2;
const PROMOTIONS_OFFERED = 3;

/**
 * What is still free instead of a table that has gone (features 5): the nearest times of the day, the next days, other
 * promotions of the hotel; each is one tap and keeps everything else.
 */
export function Alternatives({ promotion, draft }: Props) {
  const t = useTranslations("Summary");
  const locale = useLocale() as Locale;
  const { id, resourceId } = promotion;
  const pax = partyTotal(draft.party);
  const { data: slots, mutate } = useTimes(id, draft.date, pax);
  const { data: range } = useBookableDays(id);
  // What was read before the refusal is what led to it.
  useEffect(() => void mutate(), [mutate]);
  const { data: days } = useSWR(range === undefined ? null : ["days-after", id, draft.date, pax], () =>
    findOpenDays(id, { from: dayAfter(draft.date), end: range?.end ?? "", pax, count: DAYS_OFFERED }),
  );
  const hotel = promotion.outlet?.resourceId ?? resourceId;
  const { data: others } = useSWR(["others", hotel, id], async () => {
    const result = await callApi(listPromotions, {
      resourceId: hotel,
      page: 1,
      perPage: 6,
      withOutlet: false,
    });
    return result.ok ? result.value.rows.filter((row) => row.id !== id).slice(0, PROMOTIONS_OFFERED) : [];
  });

  if (slots === undefined) return <p className={styles.small}>{t("lookFor")}</p>;
  const free = slots
    .filter(({ status, time }) => status !== "full" && time !== draft.time)
    .map(({ time }) => time);
  const times = nearestTimes(free, draft.time, TIMES_OFFERED);
  const other = (patch: Partial<ReservationDraft>) => summaryAddress(resourceId, id, { ...draft, ...patch });
  return (
    <div className={styles.alternatives}>
      <p>{times.length === 0 && (days ?? []).length === 0 ? t("goneAll") : t("gone")}</p>
      {times.length === 0 ? null : (
        <>
          <h3>{t("sameDay")}</h3>
          <p>
            {times.map((time) => (
              <a key={time} href={other({ time })}>
                {time}
              </a>
            ))}
          </p>
        </>
      )}
      {(days ?? []).length === 0 ? null : (
        <>
          <h3>{t("otherDays")}</h3>
          <p>
            {days?.map((date) => (
              <a key={date} href={formAddress(resourceId, id, { ...draft, date }, "when")}>
                {formatShortDay(date, locale)}
              </a>
            ))}
          </p>
        </>
      )}
      {(others ?? []).length === 0 ? null : (
        <>
          <h3>{t("othersHere")}</h3>
          <ul>
            {others?.map((row) => (
              <li key={row.id}>
                <a href={paths.promotion(row.resourceId, row.id)}>{row.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
