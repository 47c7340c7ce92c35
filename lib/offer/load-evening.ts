import "server-only";
import { venueDay } from "@/lib/base/venue-time";
import { currentInstant } from "@/lib/http/as-of";
import { CURRENT_AVAILABILITY_TAG, recordTags } from "@/lib/http/cache/sources";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_PARTY_SIZE, type Evening } from "@/lib/offer/evening";
import type { TableOffer } from "@/lib/offer/free-tables";
import { loadFreeTables } from "@/lib/offer/load-free-tables";

/**
 * Loads tonight's free tables below a resource, or those of the next evening with a table; no offers when none of the
 * next days has one. A page that shows them must be refreshed often (`CURRENT_AVAILABILITY_TAG`). Undefined when some
 * availability could not be read, so that it is unknown whether anything is free. Throws `AppError`.
 */
export async function loadEvening(
  resourceId: number,
  locale: Locale,
  zone: string,
  now = currentInstant(),
): Promise<Evening | undefined> {
  recordTags([CURRENT_AVAILABILITY_TAG]);
  const today = venueDay(now, zone);
  const ask = (date: string) =>
    loadFreeTables({ resourceId, date, pax: DEFAULT_PARTY_SIZE, part: "evening" }, locale);
  const found = (date: string, offers: TableOffer[]): Evening => ({
    date,
    isTonight: date === today,
    offers,
    asOf: now.toISOString(),
  });
  const tonight = await ask(today);
  if (tonight.offers.length > 0) return found(today, tonight.offers);
  if (tonight.unchecked > 0) return undefined;
  for (const date of tonight.nextDays) {
    const { offers, unchecked } = await ask(date);
    if (offers.length > 0) return found(date, offers);
    if (unchecked > 0) return undefined;
  }
  return found(today, []);
}
