import "server-only";
import { AppError, isRefused } from "@/lib/base/app-error";
import { monthAfter, monthOf } from "@/lib/base/calendar-days";
import { mapConcurrently } from "@/lib/base/map-concurrently";
import { venueDay } from "@/lib/base/venue-time";
import { currentAsOf, currentInstant } from "@/lib/http/as-of";
import { callAsVisitor } from "@/lib/http/call-backend";
import { sharedReads } from "@/lib/http/content-cache";
import { CURRENT_AVAILABILITY_TAG, recordTags } from "@/lib/http/sources";
import type { Locale } from "@/lib/i18n/locales";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";
import { getCalendar, getTimetable, getTimetableRange } from "@/lib/offer/endpoints";
import { DEFAULT_PARTY_SIZE, type Evening, type TableGroup } from "@/lib/offer/evening";
import type { FreeTables, ReasonForNothing, TableOffer, TableQuery } from "@/lib/offer/free-tables";
import { loadAllPromotions } from "@/lib/offer/loaders";
import { byPartOfDay, type PartOfDay, partOfDay, partsOfDay } from "@/lib/offer/part-of-day";
import type { PromotionCard } from "@/lib/offer/schema";
import { loadResource } from "@/lib/place/loaders";
import { toResourceCard } from "@/lib/place/resource-card";
import type { OfferFilter } from "@/lib/routing/offer-filter";

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

/**
 * Loads every promotion below a resource that matches a filter, and the number of promotions whose availability for two
 * on the filter's day could not be read. Throws `AppError`.
 */
export async function loadFilteredPromotions(
  resourceId: number,
  filter: OfferFilter,
  locale: Locale,
): Promise<{ cards: PromotionCard[]; unchecked: number }> {
  const { hotel = resourceId, day } = filter;
  const { cards, unchecked } =
    day === undefined
      ? { cards: await loadAllPromotions(hotel, locale), unchecked: 0 }
      : await loadFreeOn(hotel, day, locale);
  return { cards: cards.filter((card) => matchesFilter(card, filter)), unchecked };
}

async function loadFreeOn(resourceId: number, date: string, locale: Locale) {
  const { offers, unchecked } = await loadFreeTables({ resourceId, date, pax: DEFAULT_PARTY_SIZE }, locale);
  return { cards: offers.map(({ promotion }) => promotion), unchecked };
}

/** Whether a promotion's cuisine and price match; the hotel and the day are filtered elsewhere. */
export function matchesFilter({ cuisine, price }: PromotionCard, filter: OfferFilter): boolean {
  const isCuisine = filter.cuisine === undefined || cuisine === filter.cuisine;
  const isPrice = filter.price === undefined || (price !== undefined && price.adult <= filter.price);
  return isCuisine && isPrice;
}

/** Concurrent calls of one search, limited so that it leaves room for guests who book. */
const MAX_CONCURRENT = 8;
const DAYS_OFFERED = 3;
/** Maximum age of a timetable that another search has read, in milliseconds; a booking checks the availability once more. */
const MAX_AGE_MS = 5_000;

type Slot = { time: string; isFree: boolean; isFew: boolean; remaining?: number | undefined };
/** Undefined when the call failed. */
type Slots = readonly Slot[] | undefined;

const reads = sharedReads("free times", MAX_AGE_MS);

const nothing: FreeTables = {
  offers: [],
  unchecked: 0,
  isFreeAtOtherTimes: false,
  nextDays: [],
  uncheckedDays: 0,
};

/**
 * Returns the free tables of the other outlets of an outlet's hotel; none for an outlet without a hotel. Throws
 * `AppError` when the outlet or the promotions cannot be loaded.
 */
export async function loadTablesElsewhere(query: TableQuery, locale: Locale): Promise<FreeTables> {
  const { ancestors } = await loadResource({ id: query.resourceId, includeAncestors: true }, locale);
  const hotel = ancestors.find(({ type }) => type === "site");
  if (hotel === undefined) return nothing;
  const found = await loadFreeTables({ ...query, resourceId: hotel.id }, locale);
  const offers = found.offers.filter(({ promotion }) => promotion.resourceId !== query.resourceId);
  return { ...nothing, offers, unchecked: found.unchecked };
}

/**
 * Returns the free tables below a resource on a day for a party, in the reader's language; a timetable is at most five
 * seconds old. A timetable that could not be read is counted, never treated as full. Throws `AppError` when the
 * promotions cannot be loaded.
 */
export async function loadFreeTables(
  { resourceId, date, pax, part }: TableQuery,
  locale: Locale,
): Promise<FreeTables> {
  const promotions = await loadAllPromotions(resourceId, locale);
  const times = await mapConcurrently(promotions, MAX_CONCURRENT, async ({ id }) => loadTimes(id, date, pax));
  const all = promotions.map((promotion, index) => ({ promotion, times: times[index] ?? [] }));
  const offers = withTimesIn(part, all);
  const unchecked = times.filter((found) => found === undefined).length;
  const hotels = await namesOfHotels(offers, locale);
  if (offers.length > 0 || unchecked > 0) {
    const withHotels = offers.map((offer) => ({ ...offer, hotel: hotels.get(offer.promotion.resourceId) }));
    return { ...nothing, offers: withHotels, unchecked };
  }
  const [reason, next] = await Promise.all([
    findReason(all, date, part),
    findNextDays(promotions, date, pax),
  ]);
  return { ...nothing, isFreeAtOtherTimes: withTimesIn(undefined, all).length > 0, reason, ...next };
}

type Offer = { promotion: PromotionCard; times: readonly Slot[] };

function withTimesIn(part: PartOfDay | undefined, offers: readonly Offer[]): FreeTables["offers"] {
  return offers
    .map(({ promotion, times }) => ({
      promotion,
      times: times
        .filter(({ isFree, time }) => isFree && isIn(part, time))
        .map(({ time, isFew, remaining }) => ({ time, isFew, remaining })),
    }))
    .filter(({ times }) => times.length > 0);
}

function isIn(part: PartOfDay | undefined, time: string): boolean {
  return part === undefined || partOfDay(time) === part;
}

/**
 * Returns why no promotion has a free table; undefined where there is no promotion, and where that could not be read.
 * Timetables leave out the times that have passed: a day without any may have ended, or never have had one.
 */
async function findReason(
  all: readonly Offer[],
  date: string,
  part: PartOfDay | undefined,
): Promise<ReasonForNothing | undefined> {
  const times = all.flatMap((offer) => offer.times);
  if (times.some(({ time }) => isIn(part, time))) return "full";
  if (times.length > 0) return "otherPart";
  const days = await mapConcurrently(all, MAX_CONCURRENT, ({ promotion }) => hasTablesOn(promotion.id, date));
  if (days.length === 0 || days.includes(undefined)) return undefined;
  return days.includes(true) ? "over" : "closed";
}

/** Whether a promotion has tables on a day, be they taken or past; undefined where that could not be read. */
async function hasTablesOn(id: number, date: string): Promise<boolean | undefined> {
  try {
    await callAsVisitor(getTimetableRange, { id, date }, "ko", { token: undefined });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === "no_tables" ? false : undefined;
  }
}

/**
 * Returns the hotel name of each outlet with a free table, by outlet id. Optional: one that cannot be read is left out.
 */
async function namesOfHotels(offers: FreeTables["offers"], locale: Locale): Promise<Map<number, string>> {
  const outlets = [...new Set(offers.map(({ promotion }) => promotion.resourceId))];
  const hotels = await mapConcurrently(outlets, MAX_CONCURRENT, async (id) => {
    try {
      const { ancestors } = await loadResource({ id, includeAncestors: true }, locale);
      const hotel = ancestors.find(({ type }) => type === "site");
      return hotel === undefined ? [] : [[id, toResourceCard(hotel, locale).name] as const];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [];
    }
  });
  return new Map(hotels.flat());
}

/**
 * Returns the times of a promotion on a day, free or full; none when the back end refuses, as for a promotion that takes no
 * reservations. Undefined when the call failed or this request has no time left for it.
 */
async function loadTimes(id: number, date: string, pax: number): Promise<Slots> {
  const key = `${id} ${date} ${pax} ${currentAsOf()?.instant.toISOString() ?? ""}`;
  try {
    return await reads.read(key, () => requestTimes(id, date, pax));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return isRefused(error) ? [] : undefined;
  }
}

async function requestTimes(id: number, date: string, pax: number): Promise<readonly Slot[]> {
  // Times have no language.
  const slots = await callAsVisitor(getTimetable, { id, date, pax }, "ko", { token: undefined });
  return slots.map((slot) => ({
    time: slot.time,
    isFree: hasTable(slot),
    isFew: shownStatus(slot, pax) === "few",
    remaining: slot.remaining,
  }));
}

/**
 * Returns the first days after `date` with a table at any promotion, in that month or the next, and of how many
 * promotions a calendar could not be read.
 */
async function findNextDays(
  promotions: readonly PromotionCard[],
  date: string,
  pax: number,
): Promise<Pick<FreeTables, "nextDays" | "uncheckedDays">> {
  const found = new Set<string>();
  const unread = new Set<number>();
  for (const month of [monthOf(date), monthAfter(monthOf(date))]) {
    const calendars = await mapConcurrently(promotions, MAX_CONCURRENT, async ({ id }) => {
      try {
        return await callAsVisitor(getCalendar, { id, month, pax }, "ko", { token: undefined });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (!isRefused(error)) unread.add(id);
        return [];
      }
    });
    for (const day of calendars.flat()) {
      if (day.date > date && hasTable(day)) found.add(day.date);
    }
    if (found.size >= DAYS_OFFERED) break;
  }
  return { nextDays: [...found].sort().slice(0, DAYS_OFFERED), uncheckedDays: unread.size };
}
