import "server-only";
import { AppError } from "@/lib/base/app-error";
import { monthAfter, monthOf } from "@/lib/base/calendar-days";
import { isRefused } from "@/lib/base/call-outcome";
import { currentAsOf } from "@/lib/http/as-of";
import { sharedReads } from "@/lib/http/cache/shared-reads";
import { callAsVisitor } from "@/lib/http/call-backend";
import type { Locale } from "@/lib/i18n/locales";
import { hasTable, shownStatus } from "@/lib/offer/availability-status";
import { getCalendar, getTimetable, getTimetableRange } from "@/lib/offer/endpoints";
import type { FreeTables, ReasonForNothing, TableQuery } from "@/lib/offer/free-tables";
import { loadAllPromotions } from "@/lib/offer/loaders";
import { mapConcurrently } from "@/lib/offer/map-concurrently";
import { type PartOfDay, partOfDay } from "@/lib/offer/part-of-day";
import type { PromotionCard } from "@/lib/offer/schema";
import { loadResource } from "@/lib/place/loaders";
import { toResourceCard } from "@/lib/place/resource-card";

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
