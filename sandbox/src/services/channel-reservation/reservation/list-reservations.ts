import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, or } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservations } from "#database/schema/reservation.ts";
import type { ReservationRow } from "#services/channel-reservation/booked/reservation-answer.ts";
import { bookingStatusGroups } from "#shared/booking-names.ts";
import { type PageOf, type PageQuery, rowsBefore, toPage } from "#shared/page-rows.ts";
import { toSeoulDate } from "#shared/seoul-date.ts";

const { waiting, accepted, confirmed, inProgress, inUse } = bookingStatusGroups;
const AHEAD = [...waiting, ...accepted, ...confirmed, ...inProgress, ...inUse];

/**
 * Returns one page of a guest's reservations. Current ones are for today in Seoul or later and not cancelled, missed or
 * completed, soonest first; all others are past, latest first.
 */
export async function listReservations(
  database: Database,
  { customerId, tab, ...query }: PageQuery & { customerId: number; tab: "current" | "past" },
  now: Date,
): Promise<PageOf<ReservationRow>> {
  const { date, time, number, status } = reservations;
  const today = toSeoulDate(now);
  const belongs =
    tab === "current"
      ? and(inArray(status, AHEAD), gte(date, today))
      : or(notInArray(status, AHEAD), lt(date, today));
  const listed = and(eq(reservations.customerId, customerId), belongs);
  const order = tab === "current" ? asc : desc;
  const rows = await database
    .select()
    .from(reservations)
    .where(listed)
    .orderBy(order(date), order(time), order(number))
    .limit(query.perPage)
    .offset(rowsBefore(query));
  const [counted] = await database.select({ total: count() }).from(reservations).where(listed);
  return toPage(rows, counted?.total ?? 0, query);
}
