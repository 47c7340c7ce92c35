"use client";

import { useLocale, useTranslations } from "next-intl";
import styles from "@/components/booking/summary/reservation-summary.module.css";
import { useAlternatives } from "@/components/booking/summary/use-alternatives";
import button from "@/components/ui/button.module.css";
import { RetryButton } from "@/components/ui/retry-button";
import { formatShortDay } from "@/lib/base/format-day";
import { formAddress, summaryAddress } from "@/lib/booking/booking-address";
import type { ReservationDraft } from "@/lib/booking/draft/reservation-draft";
import type { WholeDraft } from "@/lib/booking/draft/whole-draft";
import type { Promotion } from "@/lib/offer/schema";
import { paths } from "@/lib/routing/paths";

type Props = {
  promotion: Promotion;
  draft: WholeDraft;
  /** The refusal's own sentence, shown where nothing else is free. */
  refusal: string;
};

/**
 * Alternatives to a table that has gone (R6.7): the nearest times of the day, the next days, other promotions of
 * the hotel; each is one tap and keeps everything else. What could not be loaded is reported with a retry, never shown
 * as full.
 */
export function Alternatives({ promotion, draft, refusal }: Props) {
  const t = useTranslations("Summary");
  const offer = useTranslations("Promotion");
  const finder = useTranslations("Finder");
  const locale = useLocale();
  const { id, resourceId } = promotion;
  const found = useAlternatives(promotion, draft);
  const { times, days, others, hasCheckedTables, hasCheckedAll } = found;

  if (found.isLooking)
    return (
      <>
        <p>
          <b>{t("taken")}</b>
        </p>
        <p className={styles.small}>{finder("looking")}</p>
      </>
    );
  const isAnyFree = times.length > 0 || days.length > 0;
  const other = (patch: Partial<ReservationDraft>) => summaryAddress(resourceId, id, { ...draft, ...patch });
  return (
    <div className={styles.alternatives}>
      <p>
        <b>{isAnyFree || !hasCheckedTables ? t("taken") : refusal}</b>
      </p>
      <p>{isAnyFree ? t("gone") : hasCheckedTables ? t("goneAll") : finder("notChecked")}</p>
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
      {days.length === 0 ? null : (
        <>
          <h3>{t("otherDays")}</h3>
          <p>
            {days.map((date) => (
              <a key={date} href={formAddress(resourceId, id, { ...draft, date }, "table")}>
                {formatShortDay(date, locale)}
              </a>
            ))}
          </p>
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h3>{offer("others")}</h3>
          <ul>
            {others.map((row) => (
              <li key={row.id}>
                <a href={paths.promotion(row.resourceId, row.id)}>{row.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasCheckedAll ? null : (
        <div className={styles.unchecked}>
          {isAnyFree || hasCheckedTables ? <p>{t("someNotChecked")}</p> : null}
          <RetryButton className={button.quiet} retry={found.retry} />
        </div>
      )}
    </div>
  );
}
