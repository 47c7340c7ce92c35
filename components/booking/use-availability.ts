"use client";

import { useTranslations } from "next-intl";
import { useCall, useLoadedData } from "@/components/ui/use-call";
import { isSignedIn } from "@/lib/account/signed-in";
import { monthAfter, monthOf } from "@/lib/base/calendar-days";
import { readTimeZone } from "@/lib/base/page-time-zone";
import { serverNow } from "@/lib/base/server-clock";
import { venueDay } from "@/lib/base/venue-time";
import { getReservation } from "@/lib/booking/endpoints";
import { readApi } from "@/lib/http/read-api";
import { hasTable } from "@/lib/offer/availability-status";
import {
  getCalendar,
  getCalendarRange,
  getOrderedItemCount,
  getPromotion,
  getTimetable,
  getTimetableRange,
  listHolidays,
} from "@/lib/offer/endpoints";
import { monthsOfFourWeeks } from "@/lib/offer/four-weeks";
import type { Promotion } from "@/lib/offer/schema";
import { quoteCancel } from "@/lib/receipt/refund-schedule";

/** Number of months that are searched for a free day; beyond them the guest turns the pages. */
const MONTHS_SEARCHED = 6;

/**
 * Reads the promotion as it is now: prices and sold-out menus may be newer than the page, and than `first`, which is
 * shown meanwhile.
 */
export function usePromotion(resourceId: number, id: number, first?: Promotion) {
  return useCall(getPromotion, { resourceId, id }, { first });
}

/**
 * Reads the first and last bookable day. No day before the venue's own today is one (R6.4), whatever day it is where the
 * back end runs.
 */
export function useBookableDays({ id, resourceId, outlet }: Pick<Promotion, "id" | "resourceId" | "outlet">) {
  const { data: range, error, isLoading, mutate } = useCall(getCalendarRange, { id });
  const today = venueDay(serverNow(), readTimeZone(outlet?.resourceId ?? resourceId));
  const data = range !== undefined && range.start < today ? { ...range, start: today } : range;
  return { data, error, isLoading, mutate };
}

/** Reads the days of a month for a party size. */
export function useMonth(id: number, month: string | undefined, pax: number, { keepsPrevious = false } = {}) {
  const input = month === undefined ? undefined : { id, month, pax };
  return useCall(getCalendar, input, { keepsPrevious });
}

/**
 * Reads the days of the four weeks from a day on, and of the rest of their months. While those for another party are
 * loading, the former ones stay.
 */
export function useFourWeeks(id: number, from: string | undefined, pax: number) {
  const [first, second] = from === undefined ? [] : monthsOfFourWeeks(from);
  const months = [useKeptMonth(id, first, pax), useKeptMonth(id, second, pax)];
  const isWhole = months[0]?.days !== undefined && (second === undefined || months[1]?.days !== undefined);
  return {
    data: isWhole ? months.flatMap(({ days }) => days ?? []) : undefined,
    error: months.find(({ error }) => error !== undefined)?.error,
    mutate: () => Promise.all(months.map(({ readAgain }) => readAgain())),
  };
}

function useKeptMonth(id: number, month: string | undefined, pax: number) {
  const { data, error, mutate } = useMonth(id, month, pax);
  const kept = useMonth(id, month, pax, { keepsPrevious: true }).data;
  const isSameMonth = kept?.[0]?.date.slice(0, 7) === month;
  return {
    days: data ?? (error === undefined && isSameMonth ? kept : undefined),
    error,
    readAgain: () => mutate(),
  };
}

/** Reads the public holidays of a period; optional, so a failure shows the days without them. */
export function useHolidays(resourceId: number, from: string | undefined, to: string | undefined) {
  const isKnown = from !== undefined && to !== undefined;
  return useCall(listHolidays, isKnown ? { resourceId, from, to } : undefined).data ?? [];
}

/** Reads the times of a day for a party size. */
export function useTimes(id: number, date: string | undefined, pax: number) {
  return useCall(getTimetable, date === undefined ? undefined : { id, date, pax });
}

/** Reads between which hours tables are offered on a day; undefined where that is unknown. */
export function useHours(id: number, date: string | undefined) {
  return useCall(getTimetableRange, date === undefined ? undefined : { id, date }).data;
}

/** Reads the first bookable day with a table for the party, from a day on; null when the months searched have none. */
export function useFirstOpenDay(id: number, from: string | undefined, end: string | undefined, pax: number) {
  return useLoadedData(
    from === undefined || end === undefined ? null : ["first open day", id, from, end, pax],
    () => findOpenDays(id, { from: from ?? "", end: end ?? "", pax, count: 1 }).then(([day]) => day ?? null),
  );
}

/** Returns the first `count` days with a table, from a day on. Throws `AppError`. */
export async function findOpenDays(
  id: number,
  { from, end, pax, count }: { from: string; end: string; pax: number; count: number },
): Promise<string[]> {
  const found: string[] = [];
  const last = monthOf(end);
  for (let index = 0; index < MONTHS_SEARCHED; index += 1) {
    const month = monthAfter(monthOf(from), index);
    if (month > last || found.length >= count) break;
    const days = await readApi(getCalendar, { id, month, pax });
    found.push(...days.filter((day) => day.date >= from && hasTable(day)).map(({ date }) => date));
  }
  return found.slice(0, count);
}

/** Reads how many of each menu this guest has already ordered for a day; empty for an anonymous visitor. */
export function useOrdered(promotionId: number, date: string | undefined): Readonly<Record<string, number>> {
  const isCountNeeded = date !== undefined && isSignedIn(document.cookie);
  // The form reports an ended session where one is needed, and not while a table is chosen.
  const { data } = useCall(getOrderedItemCount, isCountNeeded ? { promotionId, date } : undefined, {
    endedSession: "say nothing",
  });
  return data ?? {};
}

/**
 * Reads the reservation that a draft is to replace, and says what cancelling it returns and costs as of now (R8.2);
 * both undefined where nothing is replaced, and until it is known.
 */
export function usePresentTable(id: string | undefined) {
  const t = useTranslations("Reserve");
  const money = useTranslations("Money");
  const { data: present } = useCall(getReservation, id === undefined ? undefined : { id });
  if (present === undefined) return {};
  const quote = quoteCancel({ ...present, timeZone: readTimeZone(present.resourceId) }, serverNow());
  const cost = quote.wasPaid
    ? t("changeCost", {
        back: money("won", { amount: quote.amount }),
        kept: money("won", { amount: quote.kept }),
      })
    : undefined;
  return { present, cost };
}
