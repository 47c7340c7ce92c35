import styles from "@/components/place/directions.module.css";
import { mapAddresses } from "@/components/place/map-addresses";
import { Icon } from "@/components/ui/icon";
import { joinFacts } from "@/lib/base/join-facts";
import { phoneAddress } from "@/lib/base/phone";
import type { Translator } from "@/lib/i18n/load-messages";
import { type Locale, localeData } from "@/lib/i18n/locales";
import { whereOutletIs } from "@/lib/place/outlet-details";

/** What is known of an outlet; what is missing has no line and no link. */
export type OutletPlace = {
  name: string;
  address?: string | undefined;
  phone?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  arrival?: { floor?: string | undefined } | undefined;
};

type Props = {
  outlet: OutletPlace;
  locale: Locale;
  words: { receipt: Translator<"Receipt">; common: Translator<"Common">; widgets: Translator<"Widgets"> };
  /**
   * More of the outlet is being read: what is not known yet keeps its place, so that nothing moves when it is there.
   */
  isReading?: boolean;
};

/** Where a guest's table is, its floor included, and the way there on each map and a call, in one tap each. */
export function DirectionLinks({ outlet, locale, words, isReading = false }: Props) {
  const { receipt, common, widgets } = words;
  const { name, address, phone, latitude, longitude } = outlet;
  const where = joinFacts(whereOutletIs(outlet));
  if (where === "" && phone === undefined && !isReading) return null;
  const located = {
    name,
    address: address ?? "",
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
  const [kakao, naver, google, apple] = mapAddresses(located);
  const isInKorea = localeData[locale].country === "KR";
  const links = isInKorea ? [kakao, naver, google, apple] : [google, apple, kakao, naver];
  return (
    <div className={styles.there}>
      {where !== "" ? (
        <p className={styles.where}>{where}</p>
      ) : isReading ? (
        <p className={`${styles.where} ${styles.coming}`} aria-hidden="true" />
      ) : null}
      {address === undefined ? (
        isReading ? (
          <ul className={styles.coming} aria-hidden="true">
            {links.map(({ key }) => (
              <li key={key}>
                <span>{widgets(`place.${key}`)}</span>
              </li>
            ))}
          </ul>
        ) : null
      ) : (
        <ul aria-label={receipt("directions")} data-print="off">
          {links.map(({ key, href }) => (
            <li key={key}>
              <a href={href} target="_blank" rel="noopener">
                {widgets(`place.${key}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {phone === undefined ? (
        isReading ? (
          <p className={`${styles.call} ${styles.coming}`} aria-hidden="true" />
        ) : null
      ) : (
        <p className={styles.call} data-print="off">
          <a href={phoneAddress(phone)}>
            <Icon name="phone" size={19} />
            {common("call", { phone })}
          </a>
        </p>
      )}
    </div>
  );
}
