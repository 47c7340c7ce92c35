import { MapLinks, mapAddresses } from "@/components/place/map-links";
import facts from "@/components/ui/facts.module.css";
import { weekdayNames } from "@/lib/base/format-day";
import { keepHyphens, phoneAddress } from "@/lib/base/text";
import { VENUE_TIME_ZONE } from "@/lib/base/venue-time";
import { type Locale, localeData } from "@/lib/i18n/locales";
import {
  areConsecutive,
  type PlaceDetails as Facts,
  hoursOfWeek,
  writeOpeningHours,
} from "@/lib/place/opening-hours";
import styles from "./place-details.module.css";

/** The texts of the namespace `Widgets` that are used here. */
type Texts = (key: PlaceKey, values?: Record<string, string>) => string;
type PlaceKey =
  | `place.${"hours" | "address" | "phone" | "everyDay" | "dayRange" | "closed" | "openNow" | "opensToday" | "opensLater"}`
  | `place.${"kakaoMap" | "naverMap" | "googleMap" | "appleMap"}`;

type Props = {
  place: Facts;
  /** The name of its cuisine, with what stands before it: only the page of a place says it. */
  cuisine?: { label: string; name: string } | undefined;
  locale: Locale;
  t: Texts;
};

/**
 * When a place is open, where it is and how it is called: the address opens a map, the number calls. Whether it is open
 * now is said by the script for idle moments (`lib/server/before-hydration/idle/current-facts.ts`), because the page is stored for
 * all.
 */
export function PlaceDetails({ place, cuisine, locale, t }: Props) {
  const { address, phone, hours, zone } = place;
  const [kakao, , google] = address === undefined ? [] : mapAddresses({ ...place, address });
  const map = localeData[locale].country === "KR" ? kakao : google;
  return (
    <>
      <dl className={facts.facts}>
        {cuisine === undefined ? null : (
          <>
            <dt>{cuisine.label}</dt>
            <dd>{cuisine.name}</dd>
          </>
        )}
        {hours.length === 0 ? null : (
          <>
            <dt>{t("place.hours")}</dt>
            <dd>
              <b
                className={styles.now}
                hidden
                data-place-hours={writeOpeningHours(hours)}
                // Left out where it is what the script assumes.
                data-place-zone={zone === VENUE_TIME_ZONE ? undefined : zone}
                data-place-says={[
                  t("place.openNow", { time: "{time}" }),
                  t("place.opensToday", { time: "{time}" }),
                  t("place.opensLater", { day: "{day}", time: "{time}" }),
                ].join("|")}
              />
              {hoursOfWeek(hours).map(({ days, spans }) => (
                <span key={days.join()} className={styles.line}>
                  {`${daysText(days, locale, t)} ${
                    spans.map(({ opens, closes }) => `${opens}–${closes}`).join(", ") || t("place.closed")
                  }`}
                </span>
              ))}
            </dd>
          </>
        )}
        {address === undefined ? null : (
          <>
            <dt>{t("place.address")}</dt>
            <dd>
              <a href={map?.href} target="_blank" rel="noopener">
                {keepHyphens(address)}
              </a>
            </dd>
          </>
        )}
        {phone === undefined ? null : (
          <>
            <dt>{t("place.phone")}</dt>
            <dd>
              <a href={phoneAddress(phone)}>{phone}</a>
            </dd>
          </>
        )}
      </dl>
      {address === undefined ? null : <MapLinks {...place} address={address} locale={locale} t={t} />}
    </>
  );
}

function daysText(days: readonly number[], locale: Locale, t: Texts): string {
  if (days.length === 7) return t("place.everyDay");
  const names = days.map((day) => weekdayNames(locale)[day]?.short ?? "");
  const [from, to] = [names[0] ?? "", names.at(-1) ?? ""];
  return names.length > 2 && areConsecutive(days) ? t("place.dayRange", { from, to }) : names.join(", ");
}
