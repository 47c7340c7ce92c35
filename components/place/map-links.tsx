import { mapAddresses } from "@/components/place/map-addresses";
import { type Locale, localeData } from "@/lib/i18n/locales";
import styles from "./map-links.module.css";

type Props = {
  name: string;
  address: string;
  latitude?: number;
  longitude?: number;
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
    <p className={styles.links}>
      {links.map(({ key, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {t(`place.${key}`)}
        </a>
      ))}
    </p>
  );
}
