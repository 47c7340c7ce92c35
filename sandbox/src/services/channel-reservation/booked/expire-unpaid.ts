import { inArray, sql } from "drizzle-orm";
import type { Database } from "#database/open-database.ts";
import { reservations } from "#database/schema/reservation.ts";

/**
 * Cancels reservations not paid in time, except those with an approval in progress. Called before reservations
 * are read or seats are counted, so that expired ones are never visible.
 */
export async function expireUnpaid(database: Database, now: Date): Promise<void> {
  // Rows locked by a payment are handled there; waiting for them could cause a deadlock.
  const due = sql`(
    select number from ${reservations}
    where status in ('tentative', 'pending') and auto_cancel_at <= ${now.toISOString()}::timestamptz
      and (payment_status is null or payment_status = 'error')
    for update skip locked
  )`;
  await database
    .update(reservations)
    .set({ status: "cancelled", cancelReason: "payment_timeout" })
    .where(inArray(reservations.number, due));
}
