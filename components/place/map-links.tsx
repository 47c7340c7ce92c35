import directionLinksStyles from "@/components/place/directions.module.css";
import { Icon } from "@/components/ui/icon";
import { joinFacts, phoneAddress } from "@/lib/base/text";
import type { Translator } from "@/lib/i18n/load-messages";
import { type Locale, localeData } from "@/lib/i18n/locales";
import { whereOutletIs } from "@/lib/place/outlet-details";

type Place = { name: string; address: string; latitude?: number; longitude?: number };

/**
 * Returns the place in the maps people use, Korea's first: web addresses, so that a missing app does not fail silently.
 * A place without coordinates is searched for by its name and address.
 */
export function mapAddresses({ name, address, latitude, longitude }: Place) {
  const query = encodeURIComponent(`${name} ${address}`);
  const point = latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`;
  const kakao = point
    ? `https://map.kakao.com/link/map/${encodeURIComponent(name)},${point}`
    : `https://map.kakao.com/link/search/${query}`;
  const google = `https://www.google.com/maps/search/?api=1&query=${point ?? query}`;
  const apple = `https://maps.apple.com/?q=${encodeURIComponent(name)}&${point ? `ll=${point}` : `address=${encodeURIComponent(address)}`}`;
  return [
    { key: "kakaoMap", href: kakao },
    { key: "naverMap", href: `https://map.naver.com/p/search/${query}` },
    { key: "googleMap", href: google },
    { key: "appleMap", href: apple },
  ] as const;
}

/** What is known of an outlet; what is missing has no line and no link. */
export type OutletPlace = {
  name: string;
  address?: string | undefined;
  phone?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  arrival?: { floor?: string | undefined } | undefined;
};

type DirectionLinksProps = {
  outlet: OutletPlace;
  locale: Locale;
  words: { receipt: Translator<"Receipt">; common: Translator<"Common">; widgets: Translator<"Widgets"> };
  /**
   * More of the outlet is being read: what is not known yet keeps its place, so that nothing moves when it is there.
   */
  isReading?: boolean;
};

/** Where a guest's table is, its floor included, and the way there on each map and a call, in one tap each. */
export function DirectionLinks({ outlet, locale, words, isReading = false }: DirectionLinksProps) {
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
    <div className={directionLinksStyles.there}>
      {where !== "" ? (
        <p className={directionLinksStyles.where}>{where}</p>
      ) : isReading ? (
        <p className={`${directionLinksStyles.where} ${directionLinksStyles.coming}`} aria-hidden="true" />
      ) : null}
      {address === undefined ? (
        isReading ? (
          <ul className={directionLinksStyles.coming} aria-hidden="true">
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
          <p className={`${directionLinksStyles.call} ${directionLinksStyles.coming}`} aria-hidden="true" />
        ) : null
      ) : (
        <p className={directionLinksStyles.call} data-print="off">
          <a href={phoneAddress(phone)}>
            <Icon name="phone" size={19} />
            {common("call", { phone })}
          </a>
        </p>
      )}
    </div>
  );
}

type Props = Place & {
  locale: Locale;
  /** The texts of the namespace `Widgets` that are used here. */
  t: (key: `place.${ReturnType<typeof mapAddresses>[number]["key"]}`) => string;
};

/** Links to the place in the maps people use. */
export function MapLinks({ locale, t, ...place }: Props) {
  const [kakao, naver, google] = mapAddresses(place);
  const isInKorea = localeData[locale].country === "KR";
  const links = isInKorea ? [kakao, naver, google] : [google, naver, kakao];
  return (
    <p className={directionLinksStyles.links}>
      {links.map(({ key, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {t(`place.${key}`)}
        </a>
      ))}
    </p>
  );
}
