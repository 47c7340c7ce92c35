import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservationItems, reservations } from "#database/schema/reservation.ts";
import { isStanding } from "./is-standing.ts";

/** How many of each menu a guest has ordered of a promotion for a day, by menu id; what was cancelled does not count. */
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
        isStanding,
      ),
    )
    .groupBy(reservationItems.menuId);
  return new Map(rows.map(({ menuId, ordered }) => [menuId, ordered]));
}
