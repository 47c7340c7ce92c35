"use client";

import useSWR from "swr";
import type { z } from "zod";
import { callApi } from "@/lib/http/call-api";
import type { Endpoint } from "@/lib/http/endpoint";
import {
  getCalendar,
  getCalendarRange,
  getOrderedItemCount,
  getPromotion,
  getTimetable,
  getTimetableRange,
  listHolidays,
} from "@/lib/promotion/endpoints";
import { isSignedIn } from "@/lib/session/signed-in";
import { daysOfMonth, monthAfter, monthOf } from "@/lib/time/calendar-days";

/** A month further ahead than this is not searched for a free day: the guest turns the pages. */
const MONTHS_SEARCHED = 6;

async function read<Input extends object, Data extends z.ZodType>(
  endpoint: Endpoint<Input, Data>,
  input: NoInfer<Input>,
) {
  const result = await callApi(endpoint, input);
  if (!result.ok) throw result.error;
  return result.value;
}

// A calendar that failed says so and offers another try; it does not ask on behind the guest's back.
const options = { shouldRetryOnError: false, keepPreviousData: false } as const;

/** The promotion as it is now: prices and what has sold out may be newer than the page. */
export function usePromotion(resourceId: number, id: number) {
  return useSWR(["promotion", resourceId, id], () => read(getPromotion, { resourceId, id }), options);
}

/** First and last bookable day. */
export function useBookableDays(id: number) {
  return useSWR(["range", id], () => read(getCalendarRange, { id }), options);
}

/** The days of a month for a party of so many. */
export function useMonth(id: number, month: string | undefined, pax: number) {
  return useSWR(
    month === undefined ? null : ["calendar", id, month, pax],
    () => read(getCalendar, { id, month: month ?? "", pax }),
    options,
  );
}

/** Public holidays of a month; a comfort, so a failure shows a month without them. */
export function useHolidays(resourceId: number, month: string | undefined) {
  const { data } = useSWR(
    month === undefined ? null : ["holiday", resourceId, month],
    () => {
      const days = daysOfMonth(month ?? "");
      return read(listHolidays, { resourceId, from: days[0] ?? "", to: days.at(-1) ?? "" });
    },
    options,
  );
  return data ?? [];
}

/** The times of a day for a party of so many. */
export function useTimes(id: number, date: string | undefined, pax: number) {
  return useSWR(
    date === undefined ? null : ["timetable", id, date, pax],
    () => read(getTimetable, { id, date: date ?? "", pax }),
    options,
  );
}

/** Between which hours tables are given on a day; nothing when that cannot be told. */
export function useHours(id: number, date: string | undefined) {
  const { data } = useSWR(
    date === undefined ? null : ["hours", id, date],
    () => read(getTimetableRange, { id, date: date ?? "" }),
    options,
  );
  return data;
}

/** The first bookable day with a table for the party, from a day on; null when the months searched have none. */
export function useFirstOpenDay(id: number, from: string | undefined, end: string | undefined, pax: number) {
  return useSWR(
    from === undefined || end === undefined ? null : ["first-open", id, from, end, pax],
    () => findOpenDays(id, { from: from ?? "", end: end ?? "", pax, count: 1 }).then(([day]) => day ?? null),
    options,
  );
}

/** The first `count` days with a table from a day on. Raises `AppError`. */
export async function findOpenDays(
  id: number,
  { from, end, pax, count }: { from: string; end: string; pax: number; count: number },
): Promise<string[]> {
  const found: string[] = [];
  const last = monthOf(end);
  for (let index = 0; index < MONTHS_SEARCHED; index += 1) {
    const month = monthAfter(monthOf(from), index);
    if (month > last || found.length >= count) break;
    const days = await read(getCalendar, { id, month, pax });
    found.push(
      ...days
        .filter(({ date, status }) => date >= from && (status === "open" || status === "few"))
        .map(({ date }) => date),
    );
  }
  return found.slice(0, count);
}

/** What this guest has ordered of each menu for a day already; nothing for a stranger. */
export function useOrdered(promotionId: number, date: string | undefined): Readonly<Record<string, number>> {
  const { data } = useSWR(
    date !== undefined && isSignedIn(document.cookie) ? ["ordered", promotionId, date] : null,
    () => read(getOrderedItemCount, { promotionId, date: date ?? "" }),
    options,
  );
  return data ?? {};
}
