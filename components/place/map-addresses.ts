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
