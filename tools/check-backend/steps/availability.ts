import { dayAfter } from "@/lib/base/calendar-days";
import { venueDay } from "@/lib/base/venue-time";
import { firstParty, partyTotal } from "@/lib/booking/reservation-rules";
import {
  getCalendar,
  getCalendarRange,
  getTimetable,
  getTimetableRange,
  listHolidays,
} from "@/lib/offer/endpoints";
import type { CalendarDay, Promotion } from "@/lib/offer/schema";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";
import { type Found, zoneOf } from "@/tools/check-backend/found";
import { checkUnique, readInBoth } from "@/tools/check-backend/steps/content";

const MAX_PROMOTIONS = 4;
const MAX_MONTHS = 2;
/** Of one promotion nearly every day is compared with its times; of the others two of each status. */
const MOST_DAYS = 16;
const DAYS_OF_A_STATUS = 2;

/** The calls about what is free. */
export const availabilityCalls = [
  "getCalendarRange",
  "getCalendar",
  "getTimetable",
  "getTimetableRange",
  "listHolidays",
] as const;

type Bookable = { start: string; end: string };

/** Checks that days, times and promotions agree about what is free. */
export async function checkAvailability(check: CheckContext, found: Found): Promise<void> {
  if (found.details.length === 0) {
    for (const id of availabilityCalls) check.skip(id, "no promotion is known");
    return;
  }
  for (const [index, promotion] of chooseDifferent(found.details).entries())
    await checkPromotion(check, found, promotion, index === 0 ? MOST_DAYS : DAYS_OF_A_STATUS);
  await checkNextFree(check, found);
}

/** Returns one promotion for each outlet and way of booking (with payment or without), at most `MAX_PROMOTIONS`. */
function chooseDifferent(details: readonly Promotion[]): Promotion[] {
  const kinds = new Map<string, Promotion>();
  for (const detail of details) {
    const kind = `${detail.resourceId} ${detail.needsPayment}`;
    if (!kinds.has(kind)) kinds.set(kind, detail);
  }
  return [...kinds.values()].slice(0, MAX_PROMOTIONS);
}

async function checkPromotion(
  check: CheckContext,
  found: Found,
  promotion: Promotion,
  daysOfAStatus: number,
): Promise<void> {
  const { id, resourceId } = promotion;
  const range = await checkRange(check, found, promotion);
  if (range === undefined) return;
  if (!check.isMissing("listHolidays")) await checkHolidays(check, resourceId, range);
  const pax = partyTotal(firstParty(promotion));
  await checkYesterday(check, found, promotion, pax);
  const days: CalendarDay[] = [];
  for (const month of monthsOf(range).slice(0, MAX_MONTHS)) {
    if (check.isMissing("getCalendar")) break;
    days.push(...(await checkMonth(check, { id, month, pax }, range)));
  }
  for (const status of ["open", "few", "full", "closed"] as const) {
    const ofStatus = days.filter(
      (day) => day.status === status && day.date >= range.start && day.date <= range.end,
    );
    for (const day of ofStatus.slice(0, daysOfAStatus)) {
      if (check.isMissing("getTimetable")) return;
      await checkDay(check, promotion, day, pax);
    }
  }
}

async function checkRange(
  check: CheckContext,
  found: Found,
  { id, resourceId, start, end }: Promotion,
): Promise<Bookable | undefined> {
  if (check.isMissing("getCalendarRange")) return undefined;
  const range = await readInBoth(check, getCalendarRange, { id });
  if (range === undefined) return undefined;
  const differs = (path: string, expected: string, got: string, guest: string) =>
    check.note("getCalendarRange", { path, expected, got, guest });
  const today = venueDay(new Date(), zoneOf(found, resourceId));
  if (range.start < today)
    differs("$.data.start", `today (${today}) or later`, range.start, "Is offered days that have passed.");
  else if (start !== undefined && range.start < start)
    differs(
      "$.data.start",
      `${start} or later, as the promotion says`,
      range.start,
      "Is offered days before it begins.",
    );
  if (end !== undefined && range.end > end)
    differs(
      "$.data.end",
      `${end} or earlier, as the promotion says`,
      range.end,
      "Is offered days after it ends.",
    );
  return range;
}

/** A day that has passed at the venue has no free time, also where it is today where the back end runs. */
async function checkYesterday(
  check: CheckContext,
  found: Found,
  { id, resourceId }: Promotion,
  pax: number,
): Promise<void> {
  if (check.isMissing("getTimetable")) return;
  const date = dayAfter(venueDay(new Date(), zoneOf(found, resourceId)), -1);
  const times = await check.read(getTimetable, { id, date, pax }, { expect: "either" });
  const free = times?.filter(({ status }) => status !== "full") ?? [];
  if (free.length > 0)
    check.note("getTimetable", {
      path: "$.data[*].status of a day that has passed",
      expected: `no free time on ${date}, which is yesterday at the venue`,
      got: `${free.length} free`,
      guest: "Is offered a table of a day that has passed.",
    });
}

async function checkHolidays(check: CheckContext, resourceId: number, { start }: Bookable): Promise<void> {
  const year = start.slice(0, 4);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const days = await readInBoth(check, listHolidays, { resourceId, from, to });
  const outside = days?.find((day) => day < from || day > to);
  if (outside !== undefined)
    check.note("listHolidays", {
      path: "$.data[*]",
      expected: `a day from ${from} to ${to}`,
      got: outside,
      guest: "Sees a day marked as a holiday that is none.",
    });
}

async function checkMonth(
  check: CheckContext,
  input: { id: number; month: string; pax: number },
  range: Bookable,
): Promise<CalendarDay[]> {
  const days = await check.read(getCalendar, input);
  if (days === undefined) return [];
  const differs = (expected: string, got: string, guest: string) =>
    check.note("getCalendar", { path: "$.data[*].date", expected, got, guest });
  checkUnique(check, "getCalendar", "$.data[*]", days, "date");
  const other = days.find(({ date }) => !date.startsWith(input.month));
  if (other !== undefined) differs(`days of ${input.month}`, other.date, "Sees days of another month.");
  const ofMonth = days.filter(({ date }) => date.startsWith(input.month));
  const outside = ofMonth.find(
    ({ date, status }) => (date < range.start || date > range.end) && (status === "open" || status === "few"),
  );
  if (outside !== undefined)
    differs(
      `no free day outside ${range.start} to ${range.end} (calendarRange)`,
      outside.date,
      "Is offered a day that cannot be reserved.",
    );
  return ofMonth;
}

/** Compares a day of the calendar with its times; asked again before it counts, because others reserve meanwhile. */
async function checkDay(
  check: CheckContext,
  promotion: Promotion,
  day: CalendarDay,
  pax: number,
): Promise<void> {
  const { id, maxPax } = promotion;
  const { date } = day;
  const times = await check.read(getTimetable, { id, date, pax });
  if (times === undefined) return;
  checkUnique(check, "getTimetable", "$.data[*]", times, "time");
  // Where a party of another size was meant, nothing else can be compared.
  if (!checkSeats(check, times, pax)) return;
  const disagreement = disagreementOf(day, times);
  if (disagreement !== undefined) {
    const month = date.slice(0, 7);
    const again = await check.read(getCalendar, { id, month, pax });
    const timesAgain = await check.read(getTimetable, { id, date, pax });
    const dayAgain = again?.find((other) => other.date === date);
    const remaining = dayAgain && timesAgain && disagreementOf(dayAgain, timesAgain);
    if (remaining !== undefined) check.note("getTimetable", remaining);
  }
  await checkHours(check, id, date, times);
  if (maxPax > pax && times.length > 0) {
    const larger = await check.read(getTimetable, { id, date, pax: maxPax });
    if (larger === undefined) return;
    checkSeats(check, larger, maxPax);
    const full = times.filter(({ status }) => status === "full").map(({ time }) => time);
    const freed = larger.find(({ time, status }) => status !== "full" && full.includes(time));
    if (freed !== undefined)
      check.note("getTimetable", {
        path: "$.data[*].status",
        expected: `full at ${freed.time} for ${maxPax}, as for ${pax}`,
        got: freed.status,
        guest: "Is offered a table that is too small.",
      });
  }
}

type Times = { time: string; status: string; remaining?: number | undefined }[];

function disagreementOf({ status, freeTimes, remaining, date }: CalendarDay, times: Times) {
  const free = times.filter((time) => time.status !== "full").length;
  const path = "$.data[*].status";
  if ((status === "open" || status === "few") && free === 0)
    return {
      path,
      expected: `a free time on ${date}, which the calendar calls ${status}`,
      got: times.length === 0 ? "no times" : "full ones only",
      guest: "Chooses a day on which no time is free.",
    };
  if ((status === "full" || status === "closed") && free > 0)
    return {
      path,
      expected: `no free time on ${date}, which the calendar calls ${status}`,
      got: `${free} free`,
      guest: "Cannot choose a day that has tables.",
    };
  if (freeTimes !== undefined && freeTimes !== free)
    return {
      path,
      expected: `${freeTimes} free times on ${date} (freeTimes of the calendar)`,
      got: `${free}`,
      guest: "Is told another number of free times than there are.",
    };
  const seats = times.flatMap(({ status, remaining }) => (status === "full" ? [] : (remaining ?? [])));
  if (remaining !== undefined && seats.length > 0 && remaining !== Math.max(...seats))
    return {
      path: "$.data[*].remaining",
      expected: `${remaining} at one time of ${date} (remaining of the calendar)`,
      got: `${Math.max(...seats)}`,
      guest: "Is told another number of seats than are left.",
    };
  return undefined;
}

/** A time that is full may have seats that are too few, or apart; one that is not must have enough. */
function checkSeats(check: CheckContext, times: Times, pax: number): boolean {
  const wrong = times.find(
    ({ status, remaining }) => remaining !== undefined && status !== "full" && remaining < pax,
  );
  if (wrong !== undefined)
    check.note("getTimetable", {
      path: "$.data[*].remaining",
      expected: `${pax} or more, as ${wrong.time} is ${wrong.status} for ${pax}`,
      got: `${wrong.remaining}`,
      guest: "Is offered a time that has too few seats.",
    });
  return wrong === undefined;
}

async function checkHours(check: CheckContext, id: number, date: string, times: Times): Promise<void> {
  if (times.length === 0 || check.isMissing("getTimetableRange")) return;
  const hours = await check.read(getTimetableRange, { id, date });
  if (hours === undefined) return;
  const minutes = times.map(({ time }) => minutesOf(time));
  const between = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0));
  const shortest = Math.min(...between);
  if (times.length > 1 && (hours.interval === 0 || hours.interval !== shortest))
    check.note("getTimetableRange", {
      path: "$.data.interval",
      expected: `the minutes between two times: ${shortest}, as the timetable of ${date} has them`,
      got: `${hours.interval}`,
      guest: "Reads hours of service with another interval than the times have.",
    });
  const outside = times.find(({ time }) => time < hours.start || time > hours.end);
  if (outside !== undefined)
    check.note("getTimetableRange", {
      path: "$.data",
      expected: `hours that include ${outside.time}, which the timetable of ${date} has`,
      got: `${hours.start} to ${hours.end}`,
      guest: "Reads other hours of service than the times that are offered.",
    });
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The next free day on a card must be free in the calendar, at least for the smallest party. */
async function checkNextFree(check: CheckContext, found: Found): Promise<void> {
  if (check.isMissing("getCalendar")) return;
  for (const { id, nextFree } of found.cards.slice(0, MAX_PROMOTIONS)) {
    const detail = found.details.find((detail) => detail.id === id);
    if (nextFree === undefined || detail === undefined) continue;
    const { date } = nextFree;
    const today = venueDay(new Date(), zoneOf(found, detail.resourceId));
    if (date < today) {
      check.note("listPromotions", {
        path: "$.data.rows[*].nextFree.date",
        expected: `today (${today}) or later`,
        got: date,
        guest: "Reads of a free day that has passed.",
      });
      continue;
    }
    const pax = Math.max(1, detail.minPax);
    const input = { id, month: date.slice(0, 7), pax };
    const answer = (await check.ask("getCalendar", input))?.data;
    const days = check.parse(getCalendar.data, answer);
    const ofMonth = days?.filter((day) => day.date.startsWith(input.month)) ?? [];
    const day = ofMonth.find((day) => day.date === date);
    // A day whose row cannot be read has been reported already.
    const isUnreadable = day === undefined && JSON.stringify(answer).includes(date);
    if (ofMonth.length > 0 && !isUnreadable && day?.status !== "open" && day?.status !== "few")
      check.note("listPromotions", {
        path: "$.data.rows[*].nextFree.date",
        expected: "a free day of the calendar",
        got: `${date}, which is ${day?.status ?? "not in it"}`,
        guest: "Follows the card to a day that is not free.",
      });
  }
}

function monthsOf({ start, end }: Bookable): string[] {
  const months = new Set<string>();
  for (let day = start; day <= end && months.size <= MAX_MONTHS; day = dayAfter(day, 1))
    months.add(day.slice(0, 7));
  return [...months];
}
