"use client";

import { useLocale, useTranslations } from "next-intl";
import { useReading } from "@/components/calls/use-reading";
import button from "@/components/ui/button.module.css";
import type { Wanted } from "@/components/widgets/finder/box-finder";
import styles from "@/components/widgets/finder/tables-dialog.module.css";
import { callApi } from "@/lib/http/call-api";
import type { Locale } from "@/lib/i18n/locales";
import { getCalendar } from "@/lib/promotion/endpoints";
import type { PromotionCard } from "@/lib/promotion/schema";
import { paths } from "@/lib/routing/paths";
import { monthAfter, monthOf } from "@/lib/time/calendar-days";
import { formatWeekday } from "@/lib/time/day-words";

/** Calendars beyond these are looked at on the hotel's own pages. */
const PROMOTIONS_LOOKED_AT = 6;
const PLACES_OFFERED = 3;
const DAYS_OFFERED = 3;

type Props = {
  wanted: Wanted;
  promotions: readonly PromotionCard[];
  others: readonly Wanted["hotel"][];
  onAsk: (wanted: Wanted) => void;
};

/** A day that is full: the next ones with a table here, the other places that same day, and the hotel's own page. */
export function NothingFree({ wanted, promotions, others, onAsk }: Props) {
  const t = useTranslations("Finder");
  const locale = useLocale() as Locale;
  const { hotel, date, adults } = wanted;
  // A comfort: a calendar that cannot be read offers no day, and nothing is said of it.
  const { data: nextDays = [] } = useReading(["next days", hotel.id, date, adults], () =>
    findNextDays(wanted, promotions),
  );
  return (
    <div className={styles.note} role="status">
      <p className={styles.said}>{t("nothing")}</p>
      <div className={styles.ways}>
        {nextDays.map((nextDay, index) => (
          <button
            key={nextDay}
            type="button"
            className={index === 0 ? button.main : button.quiet}
            onClick={() => onAsk({ ...wanted, date: nextDay })}
          >
            {t("nextDay", { day: formatWeekday(nextDay, locale) })}
          </button>
        ))}
        {others.slice(0, PLACES_OFFERED).map((place) => (
          <button
            key={place.id}
            type="button"
            className={button.quiet}
            onClick={() => onAsk({ ...wanted, hotel: place })}
          >
            {t("otherPlace", { hotel: place.name })}
          </button>
        ))}
        <a className={button.quiet} href={paths.resourcePage(hotel.id)}>
          {t("seeHotel", { hotel: hotel.name })}
        </a>
      </div>
    </div>
  );
}

/** The first days after the one asked for with a table at any of the promotions, this month or the next. */
async function findNextDays({ date, adults }: Wanted, promotions: readonly PromotionCard[]) {
  const asked = promotions
    .slice(0, PROMOTIONS_LOOKED_AT)
    .flatMap(({ id }) =>
      [0, 1].map((ahead) => ({ id, month: monthAfter(monthOf(date), ahead), pax: adults })),
    );
  const calendars = await Promise.all(asked.map((input) => callApi(getCalendar, input)));
  const open = calendars.flatMap((calendar) =>
    calendar.ok
      ? calendar.value.filter((day) => day.date > date && (day.status === "open" || day.status === "few"))
      : [],
  );
  return [...new Set(open.map((day) => day.date))].sort().slice(0, DAYS_OFFERED);
}
