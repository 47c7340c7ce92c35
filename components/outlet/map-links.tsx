import { type Locale, localeFacts } from "@/lib/i18n/locales";
import type { Translator } from "@/lib/i18n/translator";
import styles from "./map-links.module.css";

type Props = {
  name: string;
  address: string;
  latitude?: number;
  longitude?: number;
  locale: Locale;
  t: Translator<"Promotion">;
};

/** Links to the place in the maps people use: web addresses, so that a missing app does not fail silently. */
export function MapLinks({ name, address, latitude, longitude, locale, t }: Props) {
  const query = encodeURIComponent(`${name} ${address}`);
  const point = latitude === undefined || longitude === undefined ? undefined : `${latitude},${longitude}`;
  const kakao = point
    ? `https://map.kakao.com/link/map/${encodeURIComponent(name)},${point}`
    : `https://map.kakao.com/link/search/${query}`;
  const naver = `https://map.naver.com/p/search/${query}`;
  const google = `https://www.google.com/maps/search/?api=1&query=${point ?? query}`;
  const links = [
    { label: t("kakaoMap"), href: kakao },
    { label: t("naverMap"), href: naver },
    { label: t("googleMap"), href: google },
  ];
  return (
    <p className={styles.links}>
      {(localeFacts[locale].country === "KR" ? links : [...links].reverse()).map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </p>
  );
}
