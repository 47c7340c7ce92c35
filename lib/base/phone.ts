/** Lengths of the groups in which Korean numbers are written, after the area's or the network's digits. */
const KOREAN = /^(2|[3-6]\d|1\d|70|80|50\d)(\d{3,4})(\d{4})$/;

/**
 * Writes a telephone number as people do: a Korean one with hyphens for readers in Korea (`010-1234-5678`), for others
 * with its country and spaces (`+82 10 1234 5678`). Any other text is returned as it is.
 */
export function writePhone(phone: string, { isInKorea }: { isInKorea: boolean }): string {
  const digits = phone.replace(/[\s().-]/g, "");
  const national = /^(?:\+?82|0)(\d{8,11})$/.exec(digits)?.[1]?.replace(/^0/, "");
  const [, area, first, last] = KOREAN.exec(national ?? "") ?? [];
  if (area === undefined) return phone;
  return isInKorea ? `0${area}-${first}-${last}` : `+82 ${area} ${first} ${last}`;
}

/** Returns the address that calls a telephone number, however it is written. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
