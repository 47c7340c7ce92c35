import { dayAfter } from "@/lib/base/calendar-days";
import { proposeMenus } from "@/lib/booking/party-menus";
import { hasTable } from "@/lib/offer/availability-status";
import { getCalendar, getCalendarRange, getTimetable } from "@/lib/offer/endpoints";
import type { Promotion } from "@/lib/offer/schema";
import type { CheckContext } from "@/tools/check-backend/calls/check-context";

/** How a reservation of a check is marked, for people at the outlet. */
export const MARK = "check:backend, a test; please ignore";
/** The guest in whose name a check reserves. */
export const MOBILE = "+821000000000";
/** Where a back end of a test may send its messages to that guest. */
export const EMAIL = "check-backend@example.com";
/** Guests cannot cancel within a day of the table. */
const DAYS_AHEAD = 3;
const MAX_DAYS = 60;

/** A free table, the reservation of it that may be sent, and how many seats were left at its time, if that is said. */
export type Table = {
  promotion: Promotion;
  draft: Record<string, unknown>;
  remaining: number | undefined;
  /** The last day that can be reserved. */
  end: string;
};

/**
 * Finds a free table of a promotion, far enough ahead to be cancelled, with the menus that it needs; one of those that
 * `isWanted` by day and time.
 */
export async function findTable(
  check: CheckContext,
  promotion: Promotion,
  isWanted: (date: string, time: string) => boolean = () => true,
): Promise<Table | undefined> {
  const { id, minPax, maxPax } = promotion;
  const adult = Math.max(1, minPax);
  if (adult > maxPax) return undefined;
  const range = await check.read(getCalendarRange, { id });
  if (range === undefined) return undefined;
  const first = dayAfter(range.start, DAYS_AHEAD);
  const last = [range.end, dayAfter(first, MAX_DAYS)].sort()[0] ?? range.end;
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = nextMonth(month)) {
    const days = await check.read(getCalendar, { id, month, pax: adult });
    for (const { date, status } of days ?? []) {
      if (date < first || date > last || !hasTable({ status })) continue;
      const times = await check.read(getTimetable, { id, date, pax: adult });
      const free = times?.find((time) => hasTable(time) && isWanted(date, time.time));
      if (free !== undefined)
        return {
          promotion,
          draft: draftOf(promotion, { date, time: free.time, adult }),
          remaining: free.remaining,
          end: range.end,
        };
    }
  }
  return undefined;
}

function nextMonth(month: string): string {
  return dayAfter(`${month}-28`, 7).slice(0, 7);
}

function draftOf(promotion: Promotion, { date, time, adult }: { date: string; time: string; adult: number }) {
  const chosen = new Map(proposeMenus({ adults: adult, children: 0, infants: 0 }, promotion));
  const meal = promotion.menus.find(
    ({ kind, soldOut, forChild }) => kind === "meal" && !soldOut && forChild !== true,
  );
  if (chosen.size === 0 && meal !== undefined && (promotion.requiresMenu || promotion.needsPayment))
    chosen.set(meal.id, Math.max(1, meal.minQuantity));
  const items = [...chosen].map(([menuId, quantity]) => ({
    menuId,
    quantity,
    unitPrice: promotion.menus.find(({ id }) => id === menuId)?.unitPrice ?? 0,
  }));
  return {
    date,
    time,
    adult,
    child: 0,
    infant: 0,
    items,
    amount: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
    currency: "KRW",
    name: "Check Backend",
    mobile: MOBILE,
    email: EMAIL,
    requests: MARK,
    consents: { cancellation: true, privacy: true },
  };
}

/** Finds a table that needs no payment where there is any, because it is confirmed at once. */
export async function findAnyTable(
  check: CheckContext,
  details: readonly Promotion[],
): Promise<Table | undefined> {
  for (const promotion of [...details].sort(
    (one, other) => Number(one.needsPayment) - Number(other.needsPayment),
  )) {
    const table = await findTable(check, promotion);
    if (table !== undefined) return table;
  }
  return undefined;
}
