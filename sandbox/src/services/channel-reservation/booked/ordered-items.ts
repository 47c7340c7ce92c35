import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservationItems, reservations } from "#database/schema/reservation.ts";
import { isNotCancelled } from "./is-not-cancelled.ts";

/** Returns how many of each menu of a promotion a guest has ordered for a day, by menu id, without cancelled orders. */
export async function countOrderedItems(
  database: Database,
  { customerId, promotionId, date }: { customerId: number; promotionId: number; date: string },
): Promise<Map<number, number>> {
  const rows = await database
    .select({
      menuId: reservationItems.menuId,
      ordered: sql<number>`sum(${reservationItems.quantity})::int`,
    })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.number, reservationItems.reservationNumber))
    .where(
      and(
        eq(reservations.customerId, customerId),
        eq(reservations.promotionId, promotionId),
        eq(reservations.date, date),
        isNotCancelled,
      ),
    )
    .groupBy(reservationItems.menuId);
  return new Map(rows.map(({ menuId, ordered }) => [menuId, ordered]));
}
