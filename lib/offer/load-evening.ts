import "server-only";
import { venueDay } from "@/lib/base/venue-time";
import { currentInstant } from "@/lib/http/as-of";
import { CURRENT_AVAILABILITY_TAG, recordTags } from "@/lib/http/cache/sources";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_PARTY_SIZE, type Evening, type TableGroup } from "@/lib/offer/evening";
import type { TableOffer } from "@/lib/offer/free-tables";
import { loadFreeTables } from "@/lib/offer/load-free-tables";
import { byPartOfDay, type PartOfDay, partsOfDay } from "@/lib/offer/part-of-day";

/**
 * Loads tonight's free tables below a resource; where there are none, why, and the next ones that there are: of other
 * parts of today, and of the next evening, else of the next day. A page that shows them must be refreshed often
 * (`CURRENT_AVAILABILITY_TAG`). Undefined when none was found tonight and some could not be read, so that it is unknown
 * whether anything is free. Throws `AppError`.
 */
export async function loadEvening(
  resourceId: number,
  locale: Locale,
  zone: string,
  now = currentInstant(),
): Promise<Evening | undefined> {
  recordTags([CURRENT_AVAILABILITY_TAG]);
  const today = venueDay(now, zone);
  const ask = (date: string, part?: PartOfDay) =>
    loadFreeTables({ resourceId, date, pax: DEFAULT_PARTY_SIZE, part }, locale);
  const tonight = await ask(today, "evening");
  const found = (groups: TableGroup[], unchecked: number): Evening => ({
    today,
    groups,
    reason: tonight.reason,
    unchecked,
    asOf: now.toISOString(),
  });
  if (tonight.offers.length > 0)
    return found([{ date: today, part: "evening", offers: tonight.offers }], tonight.unchecked);
  if (tonight.unchecked > 0) return undefined;
  const groups = tonight.isFreeAtOtherTimes ? byPart(today, (await ask(today)).offers) : [];
  let unchecked = tonight.uncheckedDays;
  let otherwise: TableGroup[] = [];
  for (const date of tonight.nextDays) {
    const next = await ask(date);
    unchecked = Math.max(unchecked, next.unchecked);
    const ofDay = byPart(date, next.offers);
    const evening = ofDay.filter(({ part }) => part === "evening");
    if (evening.length > 0) return found([...groups, ...evening], unchecked);
    if (otherwise.length === 0) otherwise = ofDay;
  }
  return found([...groups, ...otherwise], unchecked);
}

/** Arranges the free tables of a day by the part of the day, earliest first. */
function byPart(date: string, offers: readonly TableOffer[]): TableGroup[] {
  return partsOfDay
    .map((part) => ({
      date,
      part,
      offers: offers.flatMap((offer) =>
        byPartOfDay(offer.times)
          .filter((group) => group.part === part)
          .map(({ times }) => ({ ...offer, times })),
      ),
    }))
    .filter((group) => group.offers.length > 0);
}
